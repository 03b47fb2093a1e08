import { expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { endedPosts } from '../../mocks/ended-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch, open } = createTestPages();

const site = 'http://localhost:3000';
const post = postOf('article', { id: 7, title: 'Tea & <sugar>' });
const cities = [{ id: 1, name: 'Dubai', slug: 'dubai' }];
const ask = (url: string, more = '') => fetch(`/oembed?url=${encodeURIComponent(url)}${more}`);

it('says how to show a post, in the size that is asked for', async () => {
  contentService.use(...contentHandlers({ posts: [post] }));
  const response = await ask(`${site}/ar/articles/article-7`, '&format=json&maxwidth=300');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const answer = await response.json();
  expect(answer).toMatchObject({
    version: '1.0',
    type: 'rich',
    title: 'Tea & <sugar>',
    provider_url: `${site}/ar`,
    width: 300,
    height: 200,
  });
  expect(answer.html).toContain(
    `<a href="${site}/ar/articles/article-7">Tea &amp; &lt;sugar&gt;</a>`,
  );
  expect(answer.html).toContain('<p>Warm.</p>');
});

it.each(endedPosts)('says that $path has ended', async ({ path, post, text }) => {
  contentService.use(...contentHandlers({ posts: [post] }));
  const { html } = await (await ask(`${site}${path}`)).json();
  expect(html).toContain(`<p>${text}</p>`);
});

it('says how to show a list with its filters', async () => {
  contentService.use(...contentHandlers({ cities }));
  const { title, html } = await (await ask(`${site}/events?city=dubai&page=2`)).json();
  expect(title).toBe('Events: Dubai');
  expect(html).toContain(`cite="${site}/events?city=dubai"`);
});

it.each([
  'https://other.example/articles/article-7',
  `${site}/about`,
  `${site}/articles/none`,
  `${site}/articles/article-7/more`,
  `${site}/events?city=atlantis`,
  'nothing',
])('does not know %s', async (url) => {
  contentService.use(...contentHandlers({ posts: [post], cities }));
  expect((await ask(url)).status).toBe(404);
});

it('knows no other format, and is unavailable while the content service fails', async () => {
  expect((await ask(`${site}/articles/article-7`, '&format=xml')).status).toBe(501);
  contentService.use(contentFailureHandler());
  expect((await ask(`${site}/articles/article-7`)).status).toBe(503);
});

it('is found through the head of a page', async () => {
  contentService.use(...contentHandlers({ posts: [post] }));
  const { root } = await open('/articles/article-7');
  const link = root.querySelector('link[type="application/json+oembed"]');
  const address = link?.getAttribute('href') ?? '';
  expect((await (await fetch(address)).json()).title).toBe('Tea & <sugar>');
});
