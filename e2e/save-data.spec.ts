import { expect, test } from './visitor.ts';

test('visitors who save data get compact lists, but rows to swipe with their pictures', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const pictureHeight = () =>
    page
      .locator('main article img')
      .first()
      .evaluate((image) => image.clientHeight);
  await page.goto('/businesses');
  expect(await pictureHeight()).toBe(72);
  await expect(page.getByRole('link', { name: 'Compact list' })).toBeHidden();
  await page.goto('/');
  expect(await pictureHeight()).toBe(200);
});
