import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open } = createTestPages();

type Page = Awaited<ReturnType<typeof open>>;

const nationalities = [
  { id: 1, language: 'English', language_query: 'en', is_rtl: false },
  { id: 2, language: 'العربية', language_query: 'ar', is_rtl: true },
  { id: 3, language: 'Türkçe', language_query: 'tr', is_rtl: false },
];
const [english, arabic, turkish] = nationalities;
const posts = [
  postOf('article', { id: 1, nationality: english }),
  postOf('article', { id: 2, nationality: arabic }),
  postOf('event', { id: 3, nationality: turkish }),
];

const rowOf = (page: Page, language: (typeof languageCodes)[number]) =>
  within(page.screen.getByRole('navigation', { name: messagesIn(language).list.community }));

const linksOf = (page: Page, language: (typeof languageCodes)[number]) =>
  rowOf(page, language)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

it('lists are limited to a language by a link that keeps other filters, but not the page', async () => {
  contentService.use(...contentHandlers({ posts, nationalities }));
  const page = await open('/articles?q=article&community=ar');
  expect(linksOf(page, 'en')).toEqual([
    ['All languages', '/articles?q=article'],
    ['English', '/articles?q=article&community=en'],
    ['العربية', '/articles?q=article&community=ar'],
    ['الموقع بالعربية', '/ar/articles?q=article&community=ar'],
  ]);
  const chosen = rowOf(page, 'en').getByText('العربية');
  expect(chosen).toMatchObject({ lang: 'ar', dir: 'rtl' });
  expect(chosen.closest('a')?.getAttribute('aria-current')).toBe('true');
  expect(page.screen.getAllByRole('article')).toHaveLength(1);
});

it('the form of a list keeps the language', async () => {
  contentService.use(...contentHandlers({ posts, nationalities }));
  const page = await open('/articles?community=ar');
  const field = page.root.querySelector('form input[name="community"]');
  expect(field?.getAttribute('value')).toBe('ar');
});

it.each(languageCodes)(
  'a list without posts in the language of the page says so, in %s',
  async (language) => {
    contentService.use(
      ...contentHandlers({
        posts: [
          postOf('forum', {
            id: 9,
            nationality: { ...turkish, language_query: 'uk', language: 'Українська' },
          }),
        ],
        nationalities: [
          ...nationalities,
          { id: 4, language: 'Українська', language_query: 'uk', is_rtl: false },
        ],
      }),
    );
    const path = localisedPath(language, '/forum');
    const page = await open(`${path}?community=${language}`);
    expect(page.status).toBe(200);
    const { list } = messagesIn(language);
    const [before = '', after = ''] = list.noneInLanguage.split('{language}');
    const name = page.screen.getAllByText(languages[language].nativeName, {
      selector: 'p > span',
    })[0];
    expect(name?.parentElement?.textContent).toBe(before + languages[language].nativeName + after);
    expect(name?.lang).toBe(language);
    const offered = page.screen
      .getAllByRole('link', { name: 'Українська' })
      .map((link) => link.getAttribute('href'));
    expect(offered).toEqual([`${path}?community=uk`, `${path}?community=uk`]);
  },
);

it('the sections of the home page are limited to a language', async () => {
  contentService.use(...contentHandlers({ posts, nationalities }));
  const page = await open('/ar/?community=ar');
  expect(linksOf(page, 'ar')).toEqual([
    ['كل اللغات', '/ar'],
    ['العربية', '/ar?community=ar#latest-article'],
    ['English', '/ar?community=en#latest-article'],
    ['Türkçe', '/ar?community=tr#latest-article'],
  ]);
  expect(page.screen.getAllByRole('article')).toHaveLength(1);
  expect(page.head.noindex).toBe(true);
  const { kinds } = messagesIn('ar');
  const section = within(page.screen.getByRole('region', { name: kinds.article.homeTitle }));
  const all = section.getByRole('link', { name: new RegExp(kinds.article.items) });
  expect(all.getAttribute('href')).toBe('/ar/articles?community=ar');
});

it('home, lists and search keep the language in the links of the header', async () => {
  contentService.use(...contentHandlers({ posts, nationalities }));
  const page = await open('/events?community=tr');
  const header = within(page.screen.getByRole('banner'));
  const hrefs = header.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toContain('/?community=tr');
  expect(hrefs).toContain('/articles?community=tr');
  expect(hrefs).toContain('/search?community=tr');
  expect(hrefs).toContain('/about');
});

it('an unknown language is ignored', async () => {
  contentService.use(...contentHandlers({ posts, nationalities }));
  const page = await open('/?community=xx');
  expect(page.screen.getAllByRole('article')).toHaveLength(3);
  expect(page.head.noindex).toBe(false);
});
