import { localisedPath } from '../website/app/addresses/links.ts';
import { languageCodes } from '../website/app/languages.ts';
import { expect, test } from './visitor.ts';

test('placeholders fit into their fields on a phone, in every language', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of languageCodes) {
    for (const path of ['/', '/businesses', '/no-such-page']) {
      const address = localisedPath(language, path);
      await page.goto(address);
      const tooLong = await page.locator('input[placeholder]:visible').evaluateAll((fields) =>
        fields
          .filter((field) => field instanceof HTMLInputElement)
          .filter((field) => {
            field.value = field.placeholder;
            return field.scrollWidth > field.clientWidth;
          })
          .map(({ placeholder }) => placeholder),
      );
      expect([address, tooLong]).toEqual([address, []]);
    }
  }
});
