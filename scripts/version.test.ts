import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

it('is the same in all programs, and the first one of the changelog', () => {
  const versions = ['package.json', 'website/package.json', 'content-service/package.json'].map(
    (file) => JSON.parse(read(file)).version,
  );
  const [, first] = /^## (\d+\.\d+\.\d+)/m.exec(read('CHANGELOG.md')) ?? [];
  expect(versions).toEqual([first, first, first]);
});
