import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf, postsOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open, failures } = createTestPages();

const SIGNED = '/preview?version=abc&expires=1767226200&signature=0a1b';

const draft = postOf('event', {
  id: 2_147_483_647,
  title: 'Not yet public',
  slug: null,
  is_active: false,
  start: '2026-11-20T15:00:00.000Z',
});

/** A content service that answers for the address of `SIGNED`. */
function usePreview(respond: (parameters: URLSearchParams) => Response) {
  contentService.use(
    http.get(`${api}/preview`, ({ request }) => respond(new URL(request.url).searchParams)),
    ...contentHandlers({ posts: postsOf('event', 2) }),
  );
}

describe.each(languagesToTry(import.meta.url))('a preview in %s', (language) => {
  const { preview } = messagesIn(language);
  const path = localisedPath(language, SIGNED);

  it('is the page of the post, marked as not public', async () => {
    usePreview(() => HttpResponse.json({ data: draft }));
    const { status, root, head, screen, headers } = await open(path);
    expect(status).toBe(200);
    expect(root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Not yet public');
    expect(screen.getByText(preview.title)).toBeTruthy();
    const { moreOfKind } = messagesIn(language).detail;
    expect(screen.getByRole('region', { name: moreOfKind.event })).toBeTruthy();
    expect(head).toMatchObject({
      title: preview.title,
      noindex: true,
      canonical: null,
      alternates: {},
      structuredData: [],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('links to itself in other languages, and opens links in new tabs', async () => {
    usePreview(() => HttpResponse.json({ data: draft }));
    const { root } = await open(path);
    expect(root.querySelector('base')?.outerHTML).toBe('<base target="_blank">');
    const others = [...root.querySelectorAll('a[data-language]')].map((link) =>
      link.getAttribute('href'),
    );
    const expected = languageCodes
      .filter((code) => code !== language)
      .map((code) => localisedPath(code, SIGNED));
    expect(others).toEqual(expect.arrayContaining(expected));
  });

  it.each([
    [403, 'invalid'],
    [410, 'expired'],
  ] as const)('says why there is none: %s', async (status, problem) => {
    usePreview(() => HttpResponse.json({ error: { status, message: 'x' } }, { status }));
    const page = await open(path);
    const { title, text } = preview.problems[problem];
    expect(page.status).toBe(status);
    expect(page.screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(page.screen.getByText(asQueried(text))).toBeTruthy();
    expect(page.head.noindex).toBe(true);
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('asks for a kind if the version has none', async () => {
    usePreview(() => HttpResponse.json({ data: { ...draft, post_type: null } }));
    const { status, screen } = await open(path);
    expect(status).toBe(422);
    expect(screen.getByRole('heading', { name: preview.problems.withoutKind.title })).toBeTruthy();
  });
});

it('passes on the parameters of the address, and requests what the page of a post shows', async () => {
  let sent = new URLSearchParams();
  usePreview((parameters) => {
    sent = parameters;
    return HttpResponse.json({ data: draft });
  });
  await open(`${SIGNED}&filters[id]=1`);
  expect(Object.fromEntries(sent)).toMatchObject({
    version: 'abc',
    expires: '1767226200',
    signature: '0a1b',
    'populate[gallery]': 'true',
    'populate[information]': 'true',
  });
  expect(sent.has('filters[id]')).toBe(false);
});

it.each(['/preview', '/preview?version=abc', '/preview?version=abc&expires=1&signature='])(
  '%s is refused without asking the content service',
  async (path) => {
    expect((await open(path)).status).toBe(403);
  },
);

it.each([404, 405, 400])('is not found if the content service answers %s', async (status) => {
  usePreview(() => new HttpResponse(null, { status }));
  expect((await open(SIGNED)).status).toBe(404);
});

it('is unavailable while the content service is down', async () => {
  usePreview(() => new HttpResponse(null, { status: 503 }));
  expect((await open(SIGNED)).status).toBe(503);
  expect(failures()).toEqual([expect.stringContaining('content service')]);
});

it('is the only page whose links open in new tabs', async () => {
  contentService.use(...contentHandlers({ posts: [postOf('event')] }));
  const { root } = await open('/events/event-12');
  expect(root.querySelector('base')).toBeNull();
});
