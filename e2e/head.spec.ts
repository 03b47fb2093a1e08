import type { APIRequestContext } from '@playwright/test';
import { landingPath } from '../website/app/addresses/landing.ts';
import { listPath, postPath } from '../website/app/addresses/links.ts';
import { en } from '../website/app/i18n/messages/en.ts';
import { kindNames, kinds } from '../website/app/kinds.ts';
import { demoPosts, onePostOfEachKind } from './demo-posts.ts';
import { headOf, structuredDataIn } from './document-head.ts';
import { fixedPages } from './fixed-pages.ts';
import { expect, test, urls } from './visitor.ts';

/**
 * Every page of the site with the demo content, including the second pages of lists. Translations,
 * which are canonical in their own language only, are in translations.spec.ts.
 */
async function allPaths(request: APIRequestContext): Promise<string[]> {
  const all = (await Promise.all(kindNames.map((kind) => demoPosts(kind)))).flat();
  const posts = all.filter(({ translation_group }) => translation_group === null);
  const english = [
    ...fixedPages.map(({ path }) => path),
    ...(await secondPages(request)),
    ...posts.map(postPath),
    ...posts.map(landingPath).filter((path) => path !== null),
  ];
  return [...english, ...english.map((path) => (path === '/' ? '/ar' : `/ar${path}`))];
}

/** Of all lists; the events may have none, as one of them is over late in the day. */
async function secondPages(request: APIRequestContext): Promise<string[]> {
  const paths = kindNames.map((kind) => listPath(kind));
  const lists = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  const second = paths.map((path) => `${path}?page=2`);
  const existing = second.filter((path, index) => lists[index]?.includes(`href="${path}"`));
  expect(existing).toEqual(expect.arrayContaining(second.filter((path) => !/events/.test(path))));
  return existing;
}

test('every page has a unique title, a description, one h1 and its address as canonical', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const pathOfTitle = new Map<string, string>();
  for (const path of await allPaths(request)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 200]);
    const html = await response.text();
    const head = headOf(html);
    expect([path, pathOfTitle.get(head.title)]).toEqual([path, undefined]);
    pathOfTitle.set(head.title, path);
    const { description, canonical } = head;
    expect([path, head.title.length > 3, description !== '']).toEqual([path, true, true]);
    expect(canonical).toBe(urls.site() + path);
    expect([path, html.match(/<h1[ >]/g)?.length]).toEqual([path, 1]);
    expect([path, head.property('og:url')]).toEqual([path, canonical]);
    expect([path, head.property('og:image')?.startsWith('http')]).toEqual([path, true]);
    for (const entry of structuredDataIn(html)) expect(entry['@type']).toBeTruthy();
  }
});

/** Fields that search engines require. */
const requiredFields = {
  Article: ['headline', 'datePublished'],
  LocalBusiness: ['name', 'address'],
  Event: ['name', 'startDate', 'location'],
  Product: ['name', 'offers'],
  DiscussionForumPosting: ['author', 'datePublished', 'text'],
} as const satisfies Record<(typeof kinds)[keyof typeof kinds]['schemaType'], string[]>;

for (const kind of kindNames) {
  const { schemaType } = kinds[kind];

  test(`a ${kind} has structured data of type ${schemaType} with required fields, and its breadcrumb with the title`, async ({
    sharedPage: page,
    request,
  }) => {
    const post = (await onePostOfEachKind()).find((one) => one.kind === kind);
    const path = post?.path ?? 'missing';
    const structuredData = structuredDataIn(await (await request.get(path)).text());
    const entry = structuredData.find((one) => one['@type'] === schemaType);
    expect(Object.keys(entry ?? {})).toEqual(
      expect.arrayContaining([...requiredFields[schemaType]]),
    );
    const breadcrumb = structuredData.find((one) => one['@type'] === 'BreadcrumbList');
    await page.goto(path);
    const shownCrumbs = await page
      .getByRole('navigation', { name: en('').detail.breadcrumb })
      .getByRole('listitem')
      .evaluateAll((crumbs) =>
        crumbs.map((crumb, index) => {
          const item = crumb.querySelector('a')?.href;
          return {
            '@type': 'ListItem',
            position: index + 1,
            name: crumb.textContent,
            ...(item && { item }),
          };
        }),
      );
    const title = { '@type': 'ListItem', position: shownCrumbs.length + 1, name: post?.title };
    expect(breadcrumb?.itemListElement).toEqual([...shownCrumbs, title]);
  });
}

test('an event has times in the time zone of its place', async ({ request }) => {
  const html = await (await request.get('/events/welcome-evening-deira')).text();
  const event = structuredDataIn(html).find((entry) => entry['@type'] === 'Event');
  expect(event?.startDate).toMatch(/T\d\d:\d\d:\d\d\+04:00$/);
});

test('the home page has structured data of organisation and search', async ({ request }) => {
  const structuredData = structuredDataIn(await (await request.get('/')).text());
  const website = structuredData.find((entry) => entry['@type'] === 'WebSite');
  expect(structuredData.find((entry) => entry['@type'] === 'Organization')).toMatchObject({
    url: `${urls.site()}/`,
  });
  expect(website?.potentialAction).toMatchObject({
    target: { urlTemplate: `${urls.site()}/search?q={search_term}` },
    'query-input': 'required name=search_term',
  });
  expect((await request.get('/search?q=bread')).status()).toBe(200);
});

test('a page preconnects to the host of pictures', async ({ sharedPage: page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="preconnect"]')).toHaveAttribute('href', urls.content());
});

test('a page links one style sheet', async ({ sharedPage: page }) => {
  await page.goto('/');
  await expect(page.locator('link[rel="stylesheet"]')).toHaveCount(1);
});

test('About counts posts, communities and cities', async ({ sharedPage: page }) => {
  const posts = (await Promise.all(kindNames.map((kind) => demoPosts(kind, 'en')))).flat();
  await page.goto('/about');
  const numbers = page.locator('main dl').first();
  await expect(numbers).toContainText(String(posts.length));
  await expect(numbers.locator('dt')).toHaveText(['posts', 'communities', 'cities']);
});
