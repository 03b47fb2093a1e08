import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name]) => name);

const names = matches(read('./icon-name.ts'), /\| '([\w-]+)'/g);
const picture = read('./icons.svg');

it('has one shape for each name, one below the other', () => {
  expect(names).toContain('search');
  expect(matches(picture, /<g id="([\w-]+)"/g).toSorted()).toEqual(names.toSorted());
  const rows = matches(picture, /<g id="[\w-]+"(?: transform="translate\(0 (\d+)\)")?>/g);
  expect(rows.map((offset) => Number(offset ?? 0))).toEqual(names.map((_, row) => 24 * row));
  const height = 24 * names.length;
  expect(picture).toContain(`viewBox="0 0 24 ${height}" width="24" height="${height}"`);
});

it('finds each shape in its row', () => {
  const rows = read('./icon.module.css').matchAll(
    /\[data-icon="([\w-]+)"\] \{\s+--icon-row: (\d+);/g,
  );
  const nameAt = matches(picture, /<g id="([\w-]+)"/g);
  const found = [...rows].map(([, name, row]) => [name, Number(row)]);
  expect(found).toEqual(nameAt.map((name, row) => [name, row]));
});
