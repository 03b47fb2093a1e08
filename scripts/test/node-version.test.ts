import { expect, it } from 'vitest';
import { nodeVersionError } from './node-version.ts';

it('says in one sentence what to do under a Node that is too old', () => {
  expect(nodeVersionError('20.20.2', '24\n')).toBe(
    'These tests need Node 24 and this is Node 20.20.2: run "npm test" or "npm run validate", which bring it along, or switch with "nvm use".',
  );
});

it('takes the pinned Node and newer ones', () => {
  expect(nodeVersionError('24.21.0', '24\n')).toBeNull();
  expect(nodeVersionError('26.0.0', '24\n')).toBeNull();
});
