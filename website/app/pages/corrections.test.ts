import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { CORRECTIONS_PATH } from '../addresses/editors-paths.ts';
import { localisedPath } from '../addresses/links.ts';

const { open } = createTestPages();

/** A service with so many corrections; the newest has the highest number. */
function serviceWith(total: number, changes: Record<string, unknown> = {}) {
  const corrections = Array.from({ length: total }, (_, at) => ({
    id: total - at,
    correction: `The fee was wrong (${total - at}).`,
    corrected_at: '2026-11-20T09:00:00.000Z',
    post: postOf('article', { id: total - at }),
    ...changes,
  }));
  contentService.use(
    http.get(`${api}/corrections`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const start = Number(searchParams.get('start'));
      const data = corrections.slice(start, start + Number(searchParams.get('limit')));
      return HttpResponse.json({ data, meta: { pagination: { start, total } } });
    }),
  );
}

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { editors } = messagesIn(language);

  it('lists what was wrong, with its post and its date', async () => {
    serviceWith(2);
    const { screen, status } = await open(localisedPath(language, CORRECTIONS_PATH));
    expect([status, screen.getByRole('heading', { level: 1 }).textContent]).toEqual([
      200,
      editors.corrections.title,
    ]);
    const items = screen.getAllByRole('listitem').filter((item) => item.querySelector('time'));
    expect(items).toHaveLength(2);
    expect(items[0]?.textContent).toContain('The fee was wrong (2).');
    expect(items[0]?.querySelector('a')?.getAttribute('href')).toBe(
      localisedPath(language, '/articles/article-2'),
    );
  });
});

it('marks title and correction as being in the language of the post', async () => {
  const arabic = { id: 2, language: 'العربية', language_query: 'ar', is_rtl: true };
  serviceWith(1, { post: postOf('article', { id: 1, nationality: arabic }) });
  const { screen } = await open('/corrections');
  const correction = screen.getByText('The fee was wrong (1).');
  const title = screen.getByRole('link', { name: 'Article 1' });
  for (const text of [title, correction]) expect(text).toMatchObject({ lang: 'ar', dir: 'rtl' });
});

it('has pages of twenty', async () => {
  serviceWith(41);
  const first = await open('/corrections');
  expect(first.root.textContent).toContain('wrong (22)');
  expect(first.root.textContent).not.toContain('wrong (21)');
  const last = await open('/corrections?page=3');
  expect([last.head.canonical?.endsWith('/corrections?page=3'), last.status]).toEqual([true, 200]);
  expect(last.root.textContent).toContain('wrong (1)');
  const pages = last.screen.getAllByRole('link', { name: /^Page [12]$/ });
  const hrefs = pages.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['/corrections', '/corrections?page=2']);
  for (const page of ['4', '0', 'x']) {
    expect((await open(`/corrections?page=${page}`)).status).toBe(404);
  }
});

it('a service that keeps no corrections has none, and entries that cannot be read are left out', async () => {
  const { none } = messagesIn('en').editors.corrections;
  const page = await open('/corrections');
  expect([page.status, page.root.textContent?.includes(none)]).toEqual([200, true]);
  serviceWith(1, { post: null });
  expect((await open('/corrections')).root.textContent).toContain(none);
});

it('a post says when it was corrected', async () => {
  const corrected_at = '2026-11-20T09:00:00.000Z';
  contentService.use(...contentHandlers({ posts: [postOf('article', { corrected_at })] }));
  const { screen } = await open('/articles/article-12');
  const link = screen.getByRole('link', { name: /Corrected on 20 November 2026/ });
  expect(link.getAttribute('href')).toBe('/corrections');
});
