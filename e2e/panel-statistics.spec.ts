import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { openInPanel, readPost, signIn } from './panel-editor.ts';
import { test } from './panel-page.ts';
import { type PanelService, startPanelService } from './panel-service.ts';
import { violationsWithin } from './quality-checks.ts';

const WEBSITE_TOKEN = 'a token that only the two programs know';

let service: PanelService;

test.beforeAll(async ({ createDatabase }) => {
  test.setTimeout(240_000);
  service = await startPanelService({
    databaseUrl: await createDatabase(),
    env: { WEBSITE_TOKEN },
  });
});

test.afterAll(() => service.stop());

test('editors see what is read, as a plot, a table and a file, also on a phone', async ({
  page,
}) => {
  const day = new Date().toISOString().slice(0, 10);
  const response = await fetch(`${service.url}/api/read-counts`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Website-Token': WEBSITE_TOKEN },
    body: JSON.stringify({
      id: randomUUID(),
      day,
      reads: [
        { post: 101, language: 'en', reads: 41 },
        { post: 201, language: 'ar', reads: 3 },
      ],
    }),
  });
  expect(response.status).toBe(204);
  await signIn(page, service.url);
  await openInPanel(page, service.url, '/admin/statistics');
  await expect(page.getByRole('img', { name: 'Reads by day' })).toBeVisible();
  const mostRead = page.getByRole('region', { name: 'Most read' });
  await expect(mostRead.getByRole('row')).toContainText([
    'Reads',
    `${(await readPost(service.url, 101))?.title}41`,
    'All other postsfewer than 5',
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV: Reads by day' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${day},44`);
  await page.getByText('Show as a table').click();
  await expect(page.getByRole('row').filter({ hasText: '44' })).toBeVisible();
  expect(await violationsWithin(page, ['main'])).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  const main = page.locator('main');
  const overflow = await main.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('combobox', { name: 'Language of the page' }).click();
  await page.getByRole('option', { name: 'Arabic' }).click();
  await expect(page).toHaveURL(/language=ar/);
  await expect(page.getByRole('region', { name: 'Reads by day' })).toContainText('fewer than 5');
});
