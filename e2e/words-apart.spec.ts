import { localisedPath } from '../website/app/addresses/links.ts';
import { onePathOfEachLayout } from './quality-checks.ts';
import { expect, test } from './visitor.ts';
import { joinedWords } from './words-apart.ts';

test('words stay apart where no style sheet applies', async ({ sharedPage: page }) => {
  test.slow();
  const joined: Record<string, string[]> = {};
  for (const path of await onePathOfEachLayout()) {
    await page.goto(localisedPath('ar', path));
    const found = await joinedWords(page);
    if (found.length > 0) joined[path] = [...new Set(found)];
  }
  expect(joined).toEqual({});
});
