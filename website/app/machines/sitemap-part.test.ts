import { expect, it } from 'vitest';
import { content, contentFailure, postOf } from '../../mocks/content.ts';
import { contentService } from '../../mocks/content-service.ts';
import { pagesOfSite } from '../../mocks/pages.ts';

const { fetch } = pagesOfSite();

// What was read is served for ten minutes, so the failure comes first.
it('answers 503 while the content service fails, then 200', async () => {
  contentService.use(contentFailure());
  expect((await fetch('/sitemaps/1.xml')).status).toBe(503);
  contentService.use(...content({ posts: [postOf('article')] }));
  const response = await fetch('/sitemaps/1.xml');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect(await response.text()).toContain('/articles/article-12</loc>');
});

it.each(['2.xml', '0.xml', '01.xml', 'one.xml', '1.html'])('%s does not exist', async (file) => {
  contentService.use(...content({ posts: [postOf('article')] }));
  expect((await fetch(`/sitemaps/${file}`)).status).toBe(404);
});
