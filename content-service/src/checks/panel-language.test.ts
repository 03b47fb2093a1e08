import { expect, test } from 'vitest';
import { panelLanguage } from './panel-language';

const request = (chosen: string | null | undefined, browser: string[] = []) => ({
  state: { user: { preferedLanguage: chosen } },
  browser,
  // As Koa's, it needs its object.
  acceptsLanguages(languages: string[]) {
    if (this.browser.length === 0) return languages[0] ?? false;
    return this.browser.find((language) => languages.includes(language)) ?? false;
  },
});

test.each([
  ['the language that the panel is shown in', 'ar', ['ru'], 'ru'],
  ['the language chosen in the profile', 'ar', [], 'ar'],
  ['the language chosen in the profile, if there are no messages', 'ar', ['sv'], 'ar'],
  ["a region's language", 'fa-IR', [], 'fa'],
  ['another than one without messages', 'sv', ['tr'], 'tr'],
  ['English', undefined, ['sv'], 'en'],
  ['English', null, [], 'en'],
] as const)('uses %s', (_, chosen, browser, expected) => {
  expect(panelLanguage(request(chosen, [...browser]))).toBe(expected);
});
