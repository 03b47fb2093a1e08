import { localisedPath } from '../website/app/addresses/links.ts';
import { type LanguageCode, languageCodes } from '../website/app/languages.ts';
import { pagesToCheck, TIME_LIMIT } from './page-shares.ts';
import { accessibilityViolations, htmlErrors } from './quality-checks.ts';
import { expect, test } from './visitor.ts';

/** English is checked in quality.spec.ts. */
const others = languageCodes.filter((code) => code !== 'en');

const addressIn = (language: LanguageCode, path: string) =>
  localisedPath(language, path).replace(/\/(?=$|\?)/, '');

for (const language of others) {
  test(`a page of each layout and its share of the others are valid HTML: ${language}`, async ({
    request,
  }) => {
    const errors: string[] = [];
    for (const path of await pagesToCheck(language)) {
      const html = await (await request.get(addressIn(language, path))).text();
      errors.push(...(await htmlErrors(html)).map((error) => `${path} ${error}`));
    }
    expect(errors).toEqual([]);
  });

  test(`axe finds no violations on a page of each layout and its share of the others: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(TIME_LIMIT);
    for (const path of await pagesToCheck(language)) {
      await page.goto(addressIn(language, path));
      expect([path, await accessibilityViolations(page)]).toEqual([path, []]);
    }
  });
}

for (const language of languageCodes) {
  test(`placeholders fit into their fields on a phone: ${language}`, async ({
    sharedPage: page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const path of ['/', '/businesses', '/no-such-page']) {
      await page.goto(addressIn(language, path));
      const tooLong = await page.locator('input[placeholder]:visible').evaluateAll((fields) =>
        fields
          .filter((field) => field instanceof HTMLInputElement)
          .filter((field) => {
            field.value = field.placeholder;
            return field.scrollWidth > field.clientWidth;
          })
          .map(({ placeholder }) => placeholder),
      );
      expect([path, tooLong]).toEqual([path, []]);
    }
  });
}
