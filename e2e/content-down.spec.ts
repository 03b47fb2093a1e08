import { headingCount } from './fixed-pages.ts';
import { expect, test, urls } from './visitor.ts';

test.use({ baseURL: async ({ baseURL: _ }, use) => use(urls.siteWithoutContent()) });

const notice = 'Failed to load content. Please try again later.';

test(`home responds, and each section says '${notice}'`, async ({ request }) => {
  const response = await request.get('/');
  expect(response.status()).toBe(200);
  const alerts = (await response.text()).split('role="alert"').slice(1);
  expect(alerts.map((html) => html.includes(notice))).toEqual([true, true, true, true]);
});

for (const path of [
  '/articles',
  '/events?page=2',
  '/forum/12',
  '/articles/some-slug',
  '/business-landing/x',
]) {
  test(`${path} returns a 503 page with Retry-After`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(503);
    expect(response.headers()['retry-after']).toMatch(/^\d+$/);
    expect(headingCount(await response.text())).toBe(1);
  });
}

test('pages without posts do not need the content service', async ({ request }) => {
  for (const path of [
    '/about',
    '/contact',
    '/privacy',
    '/eula',
    '/delete',
    '/reset-password',
    '/business-landing',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test('an unknown path returns 404, not 503', async ({ request }) => {
  expect((await request.get('/nowhere')).status()).toBe(404);
});
