import { expect, it } from 'vitest';
import { nodeVersionError } from './node-version.ts';

it('returns one sentence on what to do if Node is too old', () => {
  expect(nodeVersionError('20.20.2', '24\n')).toBe(
    'These tests need Node 24 and this is Node 20.20.2: run "npm test" or "npm run validate", which use the pinned Node, or switch with "nvm use".',
  );
});

it('accepts the pinned Node and newer versions', () => {
  expect(nodeVersionError('24.21.0', '24\n')).toBeNull();
  expect(nodeVersionError('26.0.0', '24\n')).toBeNull();
});
