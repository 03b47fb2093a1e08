import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { rolldownPlugin } from './rolldown-plugin';

const require = createRequire(import.meta.url);
/** The package with the editor of block fields, and its module for code. */
const OWNER = '@strapi/content-manager';
const CODE_BLOCK = 'dist/admin/pages/EditView/components/FormInputs/BlocksInput/Blocks/Code.mjs';
const manifest = require.resolve(`${OWNER}/package.json`);

const { transform } = rolldownPlugin();

test('each language of Prism that Strapi imports imports Prism itself', () => {
  const code = readFileSync(manifest.replace('package.json', CODE_BLOCK), 'utf8');
  const modules = code.match(/(?<=import ')prismjs\/components\/.+(?=';)/g) ?? [];
  expect(modules.length).toBeGreaterThan(30);
  for (const module of modules) {
    const file = createRequire(manifest).resolve(module);
    expect(transform('Prism.languages.c = {};', file)).toBe(
      "import Prism from 'prismjs';\nPrism.languages.c = {};",
    );
  }
});

test('leaves other modules alone', () => {
  expect(transform('export default 1', '/app.tsx')).toBeUndefined();
  expect(transform('var Prism', createRequire(manifest).resolve('prismjs'))).toBeUndefined();
});
