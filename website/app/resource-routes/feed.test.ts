import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postsOf } from '../../mocks/content-handlers.ts';
import { api, contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { feedPath } from '../addresses/feed.ts';
import { localisedPath } from '../addresses/links.ts';
import { kindNames } from '../kinds.ts';
import { languageCodes } from '../languages.ts';

const { fetch } = createTestPages();

describe.each(kindNames)('the feed of kind %s', (kind) => {
  it.each(languageCodes)('contains the newest posts in %s', async (language) => {
    contentService.use(...contentHandlers({ posts: postsOf(kind, 25) }));
    const path = localisedPath(language, feedPath(kind));
    const response = await fetch(path);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=600');
    expect(text.match(/<entry>/g)).toHaveLength(20);
    expect(text).toContain(messagesIn(language).kinds[kind].listTitle);
    expect(text).toContain(`http://localhost:3000${path}`);
  });
});

it('requests the newest posts first', async () => {
  const sorts: (string | null)[] = [];
  contentService.use(
    http.get(`${api}/posts`, ({ request }) => {
      sorts.push(new URL(request.url).searchParams.get('sort[0]'));
    }),
    ...contentHandlers({ posts: postsOf('event', 2) }),
  );
  await fetch('/events.xml');
  expect(sorts).toEqual(['createdAt:desc']);
});

it('contains posts of its kind only', async () => {
  const posts = [...postsOf('article', 2), ...postsOf('event', 3)];
  contentService.use(...contentHandlers({ posts }));
  const text = await (await fetch('/articles.xml')).text();
  expect(text.match(/<entry>/g)).toHaveLength(2);
  expect(text).not.toContain('/events/');
});

it('returns 503 with no-store while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const response = await fetch('/articles.xml');
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('retry-after')).toBe('60');
});
