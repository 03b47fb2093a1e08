import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name).toSorted();

it('has one symbol for each name', () => {
  const names = matches(read('./icon-name.ts'), /\| '([\w-]+)'/g);
  expect(names).toContain('search');
  expect(matches(read('./icons.svg'), /<symbol id="([\w-]+)"/g)).toEqual(names);
});
