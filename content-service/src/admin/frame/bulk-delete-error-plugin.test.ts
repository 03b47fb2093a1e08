import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { bulkDeleteErrorPlugin } from './bulk-delete-error-plugin';

const require = createRequire(import.meta.url);
/** A dependency of Strapi, not of ours. */
const FILE = createRequire(require.resolve('@strapi/strapi/package.json'))
  .resolve('@strapi/upload/package.json')
  .replace('package.json', 'dist/admin/future/pages/Assets/components/DeleteItemsDialog.mjs');

const { transform } = bulkDeleteErrorPlugin();

test('shows the message of the service', () => {
  const code = transform(readFileSync(FILE, 'utf8'), FILE) ?? '';
  const shown =
    "message: res.error.name === 'ApplicationError' ? res.error.message : formatMessage({";
  expect(code.split(shown)).toHaveLength(2);
});

test('leaves other modules alone, and fails if it finds no error', () => {
  expect(transform('export default 1', '/app.tsx')).toBeUndefined();
  expect(() => transform('export {}', FILE)).toThrow('not found');
});
