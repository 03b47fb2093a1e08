import { isTimed, type Kind, kindNames, kinds } from '../website/app/kinds.ts';
import { endTimeOf } from '../website/app/posts/event-state.ts';
import { type DemoPost, demoPosts } from './demo-posts.ts';
import { expect, test } from './visitor.ts';

/** The addresses of a kind's lists, which together contain all its posts: past meetings have their own. */
function pathsOf(kind: Kind): string[] {
  const path = `/${kinds[kind].segment}`;
  return isTimed(kind) ? [path, `${path}?when=past`] : [path];
}

/** Whether it has ended while the pages of this run were cached, so that it may be in both lists. */
function hasJustEnded({ start, end }: DemoPost): boolean {
  if (!start) return false;
  const sinceEnd = Date.now() - endTimeOf(new Date(start), end ? new Date(end) : null).getTime();
  return sinceEnd >= 0 && sinceEnd < 3_600_000;
}

for (const kind of kindNames) {
  const path = `/${kinds[kind].segment}`;

  test(`${path}: shows every post once, eight per page`, async ({ sharedPage: page }) => {
    const posts = await demoPosts(kind, 'en');
    const hrefs: string[] = [];
    for (const start of pathsOf(kind)) {
      await page.goto(start);
      for (;;) {
        const cards = page.locator('main').getByRole('article');
        await expect(cards.first()).toBeVisible();
        expect(await cards.count()).toBeLessThanOrEqual(8);
        hrefs.push(
          ...(await cards
            .locator('h3')
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))),
        );
        const next = page.getByRole('link', { name: /^Next/ });
        if ((await next.count()) === 0) break;
        await next.first().click();
      }
    }
    expect(new Set(hrefs).size).toBe(posts.length);
    const repeated = hrefs.length - posts.length;
    expect(repeated).toBeLessThanOrEqual(posts.filter(hasJustEnded).length);
  });

  test(`${path}: returns 404 for a page past the end`, async ({ request }) => {
    for (const page of ['999', '0', '-1', 'x', '1.5']) {
      expect((await request.get(`${path}?page=${page}`)).status()).toBe(404);
    }
  });
}

test('pagination marks the current page and links back', async ({ sharedPage: page }) => {
  await page.goto('/articles?page=2');
  const pagination = page.getByRole('navigation', { name: /page/i });
  await expect(pagination.locator('[aria-current="page"]')).toHaveText('2');
  await pagination
    .getByRole('link', { name: /^Previous/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/articles$/);
});

test('a list is printed as text, without what can only be clicked', async ({ page }) => {
  await page.goto('/businesses');
  await page.emulateMedia({ media: 'print' });
  const list = page.getByRole('main');
  const cards = list.getByRole('article');
  await expect(cards.getByText('Official Partner').first()).toBeVisible();
  await expect(cards.getByRole('img')).toHaveCount(0);
  for (const control of ['button', 'searchbox', 'combobox'] as const) {
    expect([control, await list.getByRole(control).count()]).toEqual([control, 0]);
  }
  await expect(list.getByRole('link', { name: 'Compact list' })).toBeHidden();
});
