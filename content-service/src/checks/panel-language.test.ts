import { expect, test } from 'vitest';
import { panelLanguage } from './panel-language';

const request = (chosen: string | null | undefined, browser: string[] = []) => ({
  state: { user: { preferedLanguage: chosen } },
  browser,
  // As Koa's, it needs its object.
  acceptsLanguages(languages: string[]) {
    return this.browser.find((language) => languages.includes(language)) ?? false;
  },
});

test.each([
  ['the language chosen in the profile', 'ar', ['ru'], 'ar'],
  ["a region's language", 'fa-IR', [], 'fa'],
  ["the browser's language", null, ['ru'], 'ru'],
  ['another than one without messages', 'sv', ['tr'], 'tr'],
  ['English', undefined, ['sv'], 'en'],
] as const)('uses %s', (_, chosen, browser, expected) => {
  expect(panelLanguage(request(chosen, [...browser]))).toBe(expected);
});
