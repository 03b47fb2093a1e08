import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { LIGHTER } from './load-less-plugin';

const require = createRequire(import.meta.url);

/** Where Strapi imports each module, and what it takes from it. */
const IMPORTS = [
  {
    module: 'highlight.js',
    owner: '@strapi/content-manager',
    path: 'pages/EditView/components/FormInputs/Wysiwyg/utils/mdRenderer.mjs',
    names: '{ getLanguage, highlight, highlightAuto }',
  },
  {
    module: '@mux/mux-player-react',
    owner: '@strapi/upload',
    path: 'components/EditAssetDialog/PreviewBox/AssetPreview.mjs',
    names: 'MuxPlayer',
  },
];

test.each(IMPORTS)('what stands in for $module has what Strapi takes from it', async (row) => {
  const manifest = require.resolve(`${row.owner}/package.json`);
  const code = readFileSync(manifest.replace('package.json', `dist/admin/${row.path}`), 'utf8');
  expect(code).toContain(`import ${row.names} from '${row.module}';`);
  const stand = await import(createRequire(manifest).resolve(LIGHTER[row.module] ?? ''));
  const taken = row.names.match(/\w+/g) ?? [];
  const names = row.names.startsWith('{') ? taken : ['default'];
  for (const name of names) expect(stand[name] ?? stand.default[name]).toBeTruthy();
});

test('names no other modules', () => {
  expect(Object.keys(LIGHTER)).toEqual(IMPORTS.map(({ module }) => module));
});
