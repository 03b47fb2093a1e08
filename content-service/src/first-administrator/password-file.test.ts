import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPasswordFile } from './password-file';

const folder = mkdtempSync(path.join(tmpdir(), 'password-'));
const file = path.join(folder, 'password');

afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['Only-4-tests', 'Only-4-tests'],
  ['Only-4-tests\n', 'Only-4-tests'],
  ['Only-4-tests\r\n', 'Only-4-tests'],
  [' Four words in 1 line ', ' Four words in 1 line '],
  ['A1a-شششش', 'A1a-شششش'],
])('accepts %j', (content, password) => {
  writeFileSync(file, content);
  expect(readPasswordFile(file)).toBe(password);
});

test.each([
  [''],
  ['\n'],
  ['Short-1'],
  ['without-capital-1'],
  ['WITHOUT-SMALL-1'],
  ['Without-digit'],
  [`Aa1${'ش'.repeat(35)}`],
])('rejects %j without repeating it', (content) => {
  writeFileSync(file, content);
  expect(() => readPasswordFile(file)).toThrow(
    new Error(
      'the password in ADMIN_PASSWORD_FILE needs at least 8 characters, at most 72 bytes, a lower-case letter, a capital letter and a digit.',
    ),
  );
});

test.each([path.join(folder, 'none'), folder])('rejects the unreadable file %s', (file) => {
  expect(() => readPasswordFile(file)).toThrow(
    new Error(`the password file ${file} (ADMIN_PASSWORD_FILE) cannot be read.`),
  );
});
