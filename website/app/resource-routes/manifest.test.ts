import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { fetch } = createTestPages();

it.each(languageCodes)('describes the site in %s', async (language) => {
  const response = await fetch(localisedPath(language, '/manifest.webmanifest'));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    lang: language,
    dir: languages[language].direction,
    start_url: localisedPath(language, '/'),
    scope: '/',
    share_target: {
      action: localisedPath(language, '/share-target'),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
    },
  });
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toContain('512x512');
  for (const { src } of manifest.icons) {
    expect(existsSync(new URL(`../../public${src}`, import.meta.url))).toBe(true);
  }
});
