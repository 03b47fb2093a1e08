import { expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';
import { postOfPage } from '../offline/post-document.ts';

const { open, fetch } = createTestPages();

it.each(languageCodes)(
  'has pages for what is saved, its code and for no network in %s',
  async (language) => {
    const { saved } = messagesIn(language);
    for (const [path, title] of [
      ['/saved', saved.title],
      ['/saved/code', saved.code.title],
      ['/offline', saved.offline.title],
    ] as const) {
      const page = await open(localisedPath(language, path));
      expect(page.status).toBe(200);
      expect(page.head.noindex).toBe(true);
      expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    }
  },
);

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

it('opens a search with what was shared', async () => {
  const response = await fetch('/ar/share-target?title=Visa&text=https%3A%2F%2Fnews.example');
  expect([response.status, response.headers.get('location')]).toEqual([303, '/ar/search?q=Visa']);
  expect(response.headers.get('cache-control')).toBe('no-store');
});
