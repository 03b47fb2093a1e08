import { expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch } = createTestPages();

const path = '/events/event-12/calendar.ics';
const event = postOf('event', { title: 'Concert', start: '2026-12-01T15:00:00.000Z' });

it('returns a file with the one event', async () => {
  contentService.use(...contentHandlers({ posts: [event] }));
  const response = await fetch(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/calendar/);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const text = await response.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(text).toContain('SUMMARY:Concert');
  expect(text).toContain('DTSTART');
});

it.each(['/event/12', '/events/12', '/activities/event-12'])(
  'redirects from %s',
  async (otherPath) => {
    contentService.use(...contentHandlers({ posts: [event] }));
    const response = await fetch(`${otherPath}/calendar.ics`);
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe(path);
  },
);

it('returns 404 for a post without a start', async () => {
  contentService.use(...contentHandlers({ posts: [postOf('event')] }));
  expect((await fetch(path)).status).toBe(404);
});

it('returns 404 for an unknown post', async () => {
  contentService.use(...contentHandlers());
  expect((await fetch(path)).status).toBe(404);
});

it('returns 503 while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  expect((await fetch(path)).status).toBe(503);
});
