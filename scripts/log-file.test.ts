import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openLog } from './log-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'log-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('begins anew when it has become large, and keeps what was before', () => {
  const file = join(folder, 'large.log');
  const write = openLog(file, { maxBytes: 10 });
  for (const line of ['first', 'second', 'third']) write(line);
  expect(readFileSync(`${file}.1`, 'utf8')).toBe('first\nsecond\n');
  expect(readFileSync(file, 'utf8')).toBe('third\n');
});

it('continues a log, or begins a new one', () => {
  const file = join(folder, 'a.log');
  openLog(file)('first');
  openLog(file, { append: true })('second');
  expect(readFileSync(file, 'utf8')).toBe('first\nsecond\n');
  openLog(file)('third');
  expect(readFileSync(file, 'utf8')).toBe('third\n');
});
