import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { accessibilityViolations, htmlErrors, onePathOfEachPage } from './quality-checks.ts';
import { expect, test } from './visitor.ts';

/** English is checked in quality.spec.ts. */
const others = languageCodes.filter((code) => code !== 'en');

/** With header and footer, a post, a form, and the two layouts without a header. */
const inEveryLanguage = ['/', '/businesses/204', '/contact', '/business-landing/204', '/delete'];

/** The pages whose address is not in a language of its own. */
const pagePaths = async () =>
  (await onePathOfEachPage()).filter((path) => !path.startsWith(localisedPath('ar', '/')));

const addressIn = (language: (typeof others)[number], path: string) =>
  localisedPath(language, path).replace(/\/(?=$|\?)/, '');

for (const [at, language] of others.entries()) {
  test(`every type of page is valid HTML: ${language}`, async ({ request }) => {
    const errors: string[] = [];
    for (const path of await pagePaths()) {
      const html = await (await request.get(addressIn(language, path))).text();
      errors.push(...(await htmlErrors(html)).map((error) => `${path} ${error}`));
    }
    expect(errors).toEqual([]);
  });

  // Pages differ by language in words only: each is checked in one of these languages.
  test(`axe finds no violations on a page of each layout and its share of the others: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(200_000);
    const paths = (await pagePaths()).filter(
      (path, index) => inEveryLanguage.includes(path) || index % others.length === at,
    );
    for (const path of paths) {
      await page.goto(addressIn(language, path));
      expect([path, await accessibilityViolations(page)]).toEqual([path, []]);
    }
  });
}
