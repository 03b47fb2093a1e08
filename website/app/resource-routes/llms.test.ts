import { expect, it } from 'vitest';
import { createTestPages } from '../../mocks/test-pages.ts';
import { licenceHeaders, licenceText } from './licence.ts';

const { fetch } = createTestPages();

it('says what the site is, and where programs find its posts', async () => {
  const response = await fetch('/llms.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^# Diyar\n\n> What newcomers need to know/);
  expect(text).toContain('http://localhost:3000/sitemap.xml');
  expect(text).toContain('http://localhost:3000/open/hsds');
  expect(text).toContain('http://localhost:3000/cities/{slug}/feed.xml');
  expect(text).toMatch(/\nNo licence given\.\n$/);
});

it('names the licence that the operator has chosen', () => {
  const dataLicence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
  expect(licenceText({ dataLicence })).toBe(`CC BY 4.0: ${dataLicence.url}`);
  expect(licenceHeaders({ dataLicence })).toEqual({ Link: `<${dataLicence.url}>; rel="license"` });
  expect(licenceHeaders({ dataLicence: null })).toEqual({});
});
