import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { ar } from './ar';
import { ar as arForms } from './forms/ar';
import { ar as arLibrary } from './media-library/ar';
import { fa as faSignIn } from './sign-in/fa';
import { strapiWords } from './strapi-words';

const require = createRequire(import.meta.url);

/** What Strapi passes to its messages. */
const VALUES = {
  ...{ name: 'Amal', number: 3, search: 'bread', n: 1, m: 2, time: '18:00', author: 'Amal' },
  ...{ isAnonymous: 'false', min: 1, max: 255, maxValue: 255, divider: '', unit: '', br: '' },
  ...{ target: 'x', destination: 'x', query: 'x', active: 'x', filter: 'x' },
  ...{ count: 3, numberFolders: 1, numberAssets: 3, folderCount: 1, filesCount: 3, label: 'x' },
  description: '',
};

/** Used in its code with a default, but missing in its English texts. */
const UNLISTED = [
  'search.placeholder',
  'content-manager.plugin.name',
  'upload.form.input.label.file-location',
  // The messages of its service.
  'upload.apiError.File is not a valid image',
  'upload.apiError.MIME type is not allowed',
];

/** Strapi's English texts, with the prefixes under which its plugins register theirs. */
async function strapiIds(): Promise<Set<string>> {
  const sources = [
    ['@strapi/admin/package.json', 'dist/admin/admin/src/translations/en.json.mjs', ''],
    [
      '@strapi/content-manager/package.json',
      'dist/admin/translations/en.json.mjs',
      'content-manager.',
    ],
    ['@strapi/upload/package.json', 'dist/admin/translations/en.json.mjs', 'upload.'],
  ] as const;
  const ids = new Set<string>(UNLISTED);
  for (const [manifest, file, prefix] of sources) {
    const path = require.resolve(manifest).replace('package.json', file);
    expect(existsSync(path)).toBe(true);
    const { default: texts } = await import(path);
    for (const id of Object.keys(texts)) ids.add(id.startsWith(prefix) ? id : `${prefix}${id}`);
  }
  return ids;
}

test('names texts that Strapi has', async () => {
  const ids = await strapiIds();
  const named = Object.keys({ ...ar, ...arLibrary, ...arForms, ...faSignIn });
  expect(named.filter((id) => !ids.has(id))).toEqual([]);
});

describe.each(Object.keys(strapiWords))('in %s', (language) => {
  const texts = Object.entries(strapiWords[language] ?? {});

  test('are well-formed messages', () => {
    const onError = (error: Error) => {
      throw error;
    };
    const messages = strapiWords[language] ?? {};
    const { formatMessage } = createIntl({ locale: language, messages, onError });
    for (const [id] of texts) expect(formatMessage({ id }, VALUES)).not.toBe(id);
  });

  test('take the same values as the Arabic ones', () => {
    const values = (text: string) => [...new Set(text.match(/\{\w+(?=[,}])/g))].sort();
    for (const [id, text] of texts) {
      expect([id, ...values(text)]).toEqual([id, ...values(strapiWords.ar?.[id] ?? '')]);
    }
  });

  test('say in plain words what Strapi says to programmers, or wrongly', () => {
    const ids = [
      'HomePage.header.subtitle',
      'components.Input.error.validation.regex',
      'app.session.ended.title',
      'app.session.ended.unsaved',
      'upload.apiError.File is not a valid image',
      'upload.apiError.MIME type is not allowed',
    ];
    expect(ids.filter((id) => !strapiWords[language]?.[id])).toEqual([]);
  });

  test('name the limits of a field, but not those of the database', () => {
    const messages = strapiWords[language] ?? {};
    const { formatMessage } = createIntl({ locale: language, messages, onError: () => {} });
    const hint = (max: number) =>
      formatMessage(
        { id: 'content-manager.form.Input.hint.text' },
        { ...VALUES, min: -max - 1, max, description: 'Help.' },
      );
    expect(hint(120)).toMatch(/120|۱۲۰|١٢٠/);
    expect(hint(2_147_483_647)).toBe('Help.');
  });

  test('say how large a file may be', () => {
    expect(strapiWords[language]?.['upload.input.label']).toMatch(/20|۲۰|٢٠/);
  });
});
