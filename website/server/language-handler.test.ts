import { beforeAll, beforeEach, expect, test } from 'vitest';
import { readAddress } from '../app/addresses/address.ts';
import { languageCodes } from '../app/languages.ts';
import { contentHandlers } from '../mocks/content-handlers.ts';
import { contentService } from '../mocks/content-service.ts';
import { createTestBuild, origin } from '../mocks/test-site.ts';
import { createLanguageHandler } from './language-handler.ts';

let handle: (request: Request) => Promise<Response>;

beforeAll(async () => {
  const languageOf = (pathname: string) => readAddress(pathname).language;
  handle = createLanguageHandler(await createTestBuild(), languageCodes, languageOf, 'test');
});

beforeEach(() => contentService.use(...contentHandlers({ posts: [] })));

const fetchPath = (path: string) => handle(new Request(origin + path));

test.each([
  ['/eula', 'en'],
  ['/ar/eula', 'ar'],
  ['/ckb/eula', 'ckb'],
])('renders %s in %s', async (path, language) => {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
});

test('serves what belongs to no language', async () => {
  const response = await fetchPath('/robots.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
});

test.each(['/ar/robots.txt', '/de/eula', '/ar/ar/eula'])('finds no page at %s', async (path) => {
  expect((await fetchPath(path)).status).toBe(404);
});

test('knows no routes of other languages', async () => {
  const english = createLanguageHandler(await createTestBuild(), languageCodes, () => 'en', 'test');
  expect((await english(new Request(`${origin}/ar/about`))).status).toBe(404);
});
