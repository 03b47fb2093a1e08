import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { calendarPath } from '../addresses/feed.ts';
import { localisedPath } from '../addresses/links.ts';
import { isTimed, kindNames } from '../kinds.ts';
import { languageCodes } from '../languages.ts';

const { fetch, open } = createTestPages();

describe.each(kindNames.filter(isTimed))('the calendar of kind %s', (kind) => {
  it.each(languageCodes)('contains the posts with a start, in %s', async (language) => {
    const posts = [postOf(kind, { start: '2026-12-01T15:00:00.000Z' }), postOf(kind, { id: 1 })];
    contentService.use(...contentHandlers({ posts }));
    const response = await fetch(localisedPath(language, calendarPath(kind)));
    const text = (await response.text()).replaceAll('\r\n ', '');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain(
      localisedPath(language, `/${kind === 'event' ? 'events' : 'activities'}/`),
    );
  });
});

it('can be limited as its list, but not to what does not exist', async () => {
  const cities = [{ id: 1, name: 'Dubai', slug: 'dubai' }];
  contentService.use(...contentHandlers({ posts: [], cities }));
  const response = await fetch('/events.ics?city=dubai');
  expect(await response.text()).toContain(`X-WR-CALNAME:Diyar: ${'Events: Dubai'}`);
  expect((await open('/events.ics?city=atlantis')).status).toBe(404);
});

it('returns 404 for kinds without a time', async () => {
  expect((await open('/articles.ics')).status).toBe(404);
});

it('returns 503 while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const response = await fetch('/events.ics');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60']);
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
