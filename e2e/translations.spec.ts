import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signInToPanel } from '../content-service/contract/administrator.ts';
import { callApi } from '../content-service/contract/call-api.ts';
import { startContentService } from '../content-service/contract/start-service.ts';
import { copyDataTemplate } from './data-templates.ts';
import { startWebsite } from './start-website.ts';
import { test as base, expect } from './visitor.ts';

const POSTS = '/content-manager/collection-types/api::post.post';

/** An article in English, and two in Russian and Arabic that become its translations. */
const ENGLISH = 102;
const RUSSIAN = 108;
const ARABIC = 110;

type Programs = { site: string; content: string; titles: ReadonlyMap<number, string> };

/** A website and a content service of its own, in which the three articles are a group. */
const test = base.extend<object, { programs: Programs }>({
  programs: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'translations-'));
      const dataDir = await copyDataTemplate('demo');
      const service = await startContentService({ dataDir });
      const titles = await groupArticles(service.url);
      const website = await startWebsite('translated website', `${service.url}/api`, folder);
      await use({ site: website.url, content: service.url, titles });
      await website.stop();
      await service.stop();
      for (const each of [folder, dataDir]) rmSync(each, { recursive: true, force: true });
    },
    // Generous, for busy machines.
    { scope: 'worker', timeout: 400_000 },
  ],
  baseURL: async ({ programs }, use) => use(programs.site),
  contentUrl: async ({ programs }, use) => use(programs.content),
});

/** @returns the titles by the posts' ids */
async function groupArticles(service: string): Promise<Map<number, string>> {
  const editor = await signInToPanel(service);
  const titles = new Map<number, string>();
  for (const id of [ENGLISH, RUSSIAN, ARABIC]) {
    const headers = { 'Strapi-Response-Format': 'v5' };
    const { data } = await callApi(service, `posts/${id}`, { headers });
    const { documentId, title } = data as { documentId: string; title: string };
    titles.set(id, title);
    await editor.call('PUT', `${POSTS}/${documentId}`, {
      translation_group: 'group',
      translated_from: id === ENGLISH ? null : ENGLISH,
    });
  }
  return titles;
}

const titleIn =
  ({ titles }: Programs) =>
  (id: number) =>
    titles.get(id) ?? '';

test('a Russian reader gets from the search to an article in Russian', async ({
  page,
  programs,
}) => {
  const titleOf = titleIn(programs);
  await page.goto('/ru');
  await page.getByRole('searchbox').fill(titleOf(ENGLISH));
  await page.getByRole('searchbox').press('Enter');
  const results = page.locator('main h3');
  await expect(results.filter({ hasText: titleOf(RUSSIAN) })).toHaveCount(1);
  await expect(results.filter({ hasText: titleOf(ENGLISH) })).toHaveCount(0);
  await results
    .filter({ hasText: titleOf(RUSSIAN) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(RUSSIAN));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('an Arabic reader sees the Arabic version in the list, once', async ({ page, programs }) => {
  const titleOf = titleIn(programs);
  await page.goto('/ar/articles');
  const titlesInList = page.locator('main h3');
  await expect(titlesInList.filter({ hasText: titleOf(ARABIC) })).toHaveCount(1);
  for (const id of [ENGLISH, RUSSIAN]) {
    await expect(titlesInList.filter({ hasText: titleOf(id) })).toHaveCount(0);
  }
  await titlesInList
    .filter({ hasText: titleOf(ARABIC) })
    .getByRole('link')
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(ARABIC));
});

test('a version leads to the others, each in its own language', async ({ page, programs }) => {
  const titleOf = titleIn(programs);
  await page.goto('/ar/articles');
  await page
    .getByRole('link', { name: titleOf(ARABIC) })
    .first()
    .click();
  await page.getByRole('link', { name: 'Русский', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(RUSSIAN));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const canonical = page.locator('link[rel=canonical]');
  await expect(canonical).toHaveAttribute('href', page.url());
});
