import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lockFile } from './lock-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lock-file-'));
afterEach(() => rmSync(folder, { recursive: true }));

test('locks a file once, until it is released', () => {
  const file = path.join(folder, 'startup.lock');
  const release = lockFile(file);
  expect(release).not.toBeNull();
  expect(lockFile(file)).toBeNull();
  release?.();
  const next = lockFile(file);
  expect(next).not.toBeNull();
  next?.();
  expect(() => lockFile(path.join(folder, 'missing', 'startup.lock'))).toThrow('unable to open');
});
