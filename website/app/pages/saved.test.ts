import { expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';
import { postOfPage } from '../offline/post-document.ts';

const { open } = createTestPages();

it.each(languageCodes)('has a page in %s that is not indexed', async (language) => {
  const page = await open(localisedPath(language, '/saved'));
  expect([page.status, page.head.noindex]).toEqual([200, true]);
  const { title } = messagesIn(language).saved;
  expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

it('says what to do without JavaScript', async () => {
  const { saved } = messagesIn('en');
  const { screen } = await open('/saved');
  expect(screen.getByText(saved.needsScript)).toBeTruthy();
  expect(screen.getByRole('heading', { name: saved.how.title }).id).toBe('how');
});

it('offers to save a post, without JavaScript by a link to other ways', async () => {
  const city = { id: 1, name: 'Dubai', slug: 'dubai' };
  contentService.use(...contentHandlers({ posts: [postOf('article', { city })] }));
  const { screen, root } = await open('/ar/articles/article-12');
  const { saved } = messagesIn('ar');
  expect(screen.getByRole('link', { name: saved.save }).getAttribute('href')).toBe('/ar/saved#how');
  expect(postOfPage(root.ownerDocument)).toMatchObject({
    path: '/ar/articles/article-12',
    id: 12,
    kind: 'article',
  });
  const json = root.querySelector('[data-island=save] > script')?.textContent ?? '';
  expect(JSON.parse(json)).toMatchObject({
    cityPage: '/ar/cities/dubai',
    entryPages: ['/ar/offline', '/ar/saved', '/ar'],
  });
});
