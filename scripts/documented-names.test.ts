import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Folders that are not written by hand, or are too large to search. */
const exclude = ['**/node_modules/**', '**/build/**', '**/dist/**', '**/data/**', '**/.*/**'];
const files = globSync('**/*.{ts,tsx,mjs,css,svg,json,jsonc,yaml,md}', { cwd: root, exclude });
const sources = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.ts$/.test(file));
const words = new Set(sources.flatMap((file) => read(file).match(/[A-Z][A-Z\d_]+/g) ?? []));

const documents = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...globSync('docs/decisions/*.md', { cwd: root }),
];
const FILE_NAME = /^[\w./-]*[\w-]\.(ts|tsx|css|svg|yaml|jsonc)$/;
const CONSTANT = /^[A-Z][A-Z\d]*_[A-Z\d_]+$/;

const exists = (name: string) => files.some((file) => `/${file}`.endsWith(`/${name}`));

// Whoever follows a document looks for what it names.
it.each(documents)('%s names files and constants that exist', (document) => {
  const names = [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const missing = names.filter(
    (name) => (FILE_NAME.test(name) && !exists(name)) || (CONSTANT.test(name) && !words.has(name)),
  );
  expect(missing).toEqual([]);
});
