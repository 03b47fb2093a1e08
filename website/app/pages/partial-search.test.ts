import { HttpResponse, http } from 'msw';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { api, contentService } from '../../mocks/content-service.ts';
import { apiPost } from '../../mocks/post-builder.ts';
import { createTestSite } from '../../mocks/test-site.ts';
import { contentEvents } from '../content/events.server.ts';
import { kindNames, kinds } from '../kinds.ts';
import { recordRendering } from '../request-context.server.ts';

let fetchPage: Awaited<ReturnType<typeof createTestSite>>;

beforeAll(async () => {
  fetchPage = await createTestSite();
}, 60_000);

// Another file may have left lists that could not be read.
beforeEach(() => {
  contentEvents.emit('changed', [{ type: 'nationality', id: 1 }]);
});

/** Mocks a content service with two posts of each kind; `overrides` replaces the response for a kind. */
function serve(overrides: Record<string, () => Response | Promise<Response>>): void {
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      const type = new URL(request.url).searchParams.get('filters[post_type][name]') ?? '';
      const post_type = { id: 1, name: type };
      const data = [1, 2].map((id) => apiPost({ id, title: `${type} ${id}`, post_type }));
      return overrides[type]?.() ?? HttpResponse.json({ data, meta: { pagination: { total: 2 } } });
    }),
    http.get(`${api}/search`, () => new HttpResponse(null, { status: 404 })),
    http.get(`${api}/:list`, () => HttpResponse.json({ data: [] })),
  );
}

const fail = () => HttpResponse.json({ error: { status: 503 } }, { status: 503 });
const empty = () => HttpResponse.json({ data: [], meta: { pagination: { total: 0 } } });
const hang = () => new Promise<Response>(() => {});

async function search(path = '/search?q=bread') {
  const { result, record } = recordRendering(() => fetchPage(path));
  const response = await result;
  const html = await response.text();
  const alert = /role="alert".*?<\/p>/s.exec(html)?.[0].replace(/<[^>]*>/g, ' ');
  return { status: response.status, html, alert, isComplete: record.isComplete };
}

it('shows the other results if a kind fails, and names that kind', async () => {
  serve({ Business: fail });
  const { status, html, alert, isComplete } = await search();
  expect(status).toBe(200);
  expect(html).toContain(`${2 * (kindNames.length - 1)} posts found`);
  expect(html).toContain('Event 2');
  expect(alert).toContain('Failed to load content. Please try again later.');
  expect(alert).toContain('Not searched this time: Businesses.');
  expect(isComplete).toBe(false);
});

it('shows the other results if kinds time out', async () => {
  serve({ Business: hang, Forum: hang });
  const { status, html, alert, isComplete } = await search();
  expect(status).toBe(200);
  expect(html).toContain(`${2 * (kindNames.length - 2)} posts found`);
  expect(alert).toContain('Not searched this time: Businesses, Forum.');
  expect(isComplete).toBe(false);
});

it('names the failed kinds in Arabic', async () => {
  serve({ Business: fail, Forum: fail });
  const { alert } = await search('/ar/search?q=bread');
  expect(alert).toContain('لم يشمل البحث هذه المرة: محلات وخدمات، المنتدى.');
});

it('does not report that nothing was found if a kind failed', async () => {
  serve({
    ...Object.fromEntries(kindNames.map((kind) => [kinds[kind].typeName, empty])),
    Event: fail,
  });
  const { status, html, alert } = await search();
  expect(status).toBe(200);
  expect(html).not.toContain('No post answers this yet');
  expect(alert).toContain('Not searched this time: Events.');
});

it('returns 503 if all kinds fail', async () => {
  serve(Object.fromEntries(kindNames.map((kind) => [kinds[kind].typeName, fail])));
  expect((await search()).status).toBe(503);
});

it('is complete if no kind fails', async () => {
  serve({});
  const { status, html, alert, isComplete } = await search();
  expect([status, alert, isComplete]).toEqual([200, undefined, true]);
  expect(html).toContain(`${2 * kindNames.length} posts found`);
});
