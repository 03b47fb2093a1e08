import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { validateLatePlugin } from './validate-late-plugin';

const require = createRequire(import.meta.url);
/** A dependency of Strapi, not of ours. */
const FILE = createRequire(require.resolve('@strapi/strapi/package.json'))
  .resolve('@strapi/content-manager/package.json')
  .replace('package.json', 'dist/admin/hooks/useDocument.mjs');

const { transform } = validateLatePlugin();

test('builds the rules in what checks values, which is all that uses them', () => {
  const code = transform(readFileSync(FILE, 'utf8'), FILE) ?? '';
  expect(code).toContain(
    'createYupSchema(schema.attributes, components).validateSync(document, options)',
  );
  expect(code.match(/validationSchema\.\w+/g)).toEqual(['validationSchema.validateSync']);
});

test('leaves other modules alone, and fails if it finds no rules', () => {
  expect(transform('export default 1', '/app.tsx')).toBeUndefined();
  expect(() => transform('export {}', FILE)).toThrow('not found');
});
