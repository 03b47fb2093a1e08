import { expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { endedPosts } from '../../mocks/ended-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch, open } = createTestPages();

const post = postOf('business', {
  id: 7,
  description: '<h1>Bread</h1><p>See <a href="/events/x">this</a>.</p>',
  checked_at: '2026-05-03T08:00:00.000Z',
  information: {
    address: '12 Rigga_Road',
    phone: '+971 4 000 0000',
    opening_hours: 'Mo-Fr 09:00-18:00',
  },
  city: { id: 1, name: 'Dubai', slug: 'dubai' },
  sources: [{ title: 'Chamber', url: 'https://chamber.example/a', date: '2026-05-01' }],
});

it('is a post as Markdown, in the language of the address', async () => {
  contentService.use(...contentHandlers({ posts: [post] }));
  const response = await fetch('/ar/businesses/business-7.md');
  expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  const pageUrl = 'http://localhost:3000/ar/businesses/business-7';
  expect(response.headers.get('link')).toBe(`<${pageUrl}>; rel="canonical"`);
  const text = await response.text();
  expect(text).toContain(`: <${pageUrl}>`);
  expect(text).toContain('[this](http://localhost:3000/ar/events/x)');
});

it('has facts, text and sources of the post', async () => {
  contentService.use(...contentHandlers({ posts: [post] }));
  expect(await (await fetch('/businesses/business-7.md')).text()).toBe(
    `# Business 7

- Business: <http://localhost:3000/businesses/business-7>
- Where: 12 Rigga_Road, Dubai
- Opening hours: Mo-Fr 09:00-18:00
- Phone: +971 4 000 0000
- Community and language: العربية
- Checked on 3 May 2026

## Bread

See [this](http://localhost:3000/events/x).

## Sources

- [Chamber](<https://chamber.example/a>), 2026-05-01
`,
  );
});

it('dates answers as the page does, in the time zone of the post', async () => {
  const answers = [{ id: 1, author: 'Elif', date: '2026-11-02T22:00:00.000Z', text: 'Ask.' }];
  contentService.use(...contentHandlers({ posts: [postOf('forum', { answers })] }));
  const page = await open('/forum/forum-12');
  expect(page.root.querySelector('li time[datetime^="2026-11-02"]')?.textContent).toBe(
    '3 November 2026',
  );
  const text = await (await fetch('/forum/forum-12.md')).text();
  expect(text).toContain('### Elif, 3 November 2026');
});

it.each(endedPosts)('says that $path has ended', async ({ path, post, text }) => {
  contentService.use(...contentHandlers({ posts: [post] }));
  expect(await (await fetch(`${path}.md`)).text()).toContain(`\n\n**${text}**\n\n`);
});

it('has one address, which its page links', async () => {
  contentService.use(...contentHandlers({ posts: [post] }));
  const page = await open('/businesses/business-7');
  const link = page.root.querySelector('link[type="text/markdown"]');
  expect(link?.getAttribute('href')).toBe('/businesses/business-7.md');
  expect((await open('/business/7.md')).location).toBe('/businesses/business-7.md');
});

it('returns 404 without such a post, 503 while the content service fails', async () => {
  contentService.use(...contentHandlers());
  expect((await open('/businesses/nothing.md')).status).toBe(404);
  contentService.use(contentFailureHandler());
  expect((await open('/businesses/business-7.md')).status).toBe(503);
});
