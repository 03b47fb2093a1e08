import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { catalogue } from '../labels/label-translations';
import { nameLanguagesPlugin } from './name-languages-plugin';

const require = createRequire(import.meta.url);
const FILE = require
  .resolve('@strapi/admin/package.json')
  .replace('package.json', 'dist/admin/admin/src/translations/languageNativeNames.mjs');

const { transform } = nameLanguagesPlugin();

test('gives each language of the panel a name, without which nobody can choose it', () => {
  const code = transform(readFileSync(FILE, 'utf8'), FILE) ?? '';
  for (const language of Object.keys(catalogue)) {
    expect(code).toMatch(new RegExp(`\\b${language}"?: ?["']`));
  }
});

test('leaves other modules alone, and fails if it finds no names', () => {
  expect(transform('export default 1', '/app.tsx')).toBeUndefined();
  expect(() => transform('export {}', FILE)).toThrow('not found');
});
