import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { readPassphrase } from './settings.ts';

it('names the file of the passphrase if it cannot be read', () => {
  expect(() => readPassphrase('/nonexistent')).toThrow('/nonexistent cannot be read: ENOENT');
  // What docker makes in place of a file that is missing.
  expect(() => readPassphrase(tmpdir())).toThrow(`${tmpdir()} cannot be read: EISDIR`);
});
