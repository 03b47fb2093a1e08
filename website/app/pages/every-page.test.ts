import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

it('has its test beside it', () => {
  const files = readdirSync(import.meta.dirname);
  const pages = files.filter((name) => name.endsWith('.tsx')).map((name) => name.slice(0, -4));
  expect(pages).toContain('home');
  expect(pages.filter((page) => !files.includes(`${page}.test.ts`))).toEqual([]);
});
