import { within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { contentHandlers, postOf, postsOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes } from '../languages.ts';

const { open } = createTestPages();

const communities = {
  en: { id: 1, name: 'Nigerian', language: 'English', language_query: 'en', is_rtl: false },
  ar: { id: 2, name: 'Sudanese', language: 'العربية', language_query: 'ar', is_rtl: true },
  ku: { id: 3, name: 'Kurdish', language: 'کوردی', language_query: 'ku', is_rtl: true },
};

type Code = keyof typeof communities;

const ids: Record<Code, number> = { en: 12, ar: 13, ku: 14 };
const titles: Record<Code, string> = { en: 'First week', ar: 'الأسبوع الأول', ku: 'هەفتەی یەکەم' };

/** An article that was written in English and translated into Arabic and Kurdish. */
function article(code: Code, changes: Record<string, unknown> = {}) {
  const linked = (each: Code) => ({
    id: ids[each],
    title: titles[each],
    slug: `article-${ids[each]}`,
    translated_from: each === 'en' ? null : ids.en,
    post_type: { id: 1, name: 'Article' },
    nationality: communities[each],
  });
  const others = (['en', 'ar', 'ku'] as const).filter((each) => each !== code);
  return postOf('article', {
    ...linked(code),
    translation_group: 'week',
    translations: others.map(linked),
    ...changes,
  });
}

const open12 = '/articles/article-12';
const origin = 'http://localhost:3000';

describe('a post in several languages', () => {
  beforeEach(() => {
    contentService.use(
      ...contentHandlers({ posts: [article('en'), article('ar'), article('ku')] }),
    );
  });

  it.each(languageCodes)('offers the others by their own names in %s', async (language) => {
    const { screen } = await open(localisedPath(language, open12));
    const { alsoIn } = messagesIn(language).detail.translations;
    const line = screen.getByText(asQueried(alsoIn)).parentElement as HTMLElement;
    const links = within(line).getAllByRole<HTMLAnchorElement>('link');
    expect(
      links.map((link) => [link.textContent, link.lang, link.dir, link.hreflang, link.pathname]),
    ).toEqual([
      ['العربية', 'ar', 'rtl', 'ar', '/ar/articles/article-13'],
      ['کوردی', 'ku', 'rtl', 'ckb', '/ckb/articles/article-14'],
    ]);
  });

  const alternates = Object.fromEntries(
    [...languageCodes, 'x-default'].map((code) => {
      const own: Record<string, string> = {
        ...{ en: open12, 'x-default': open12 },
        ...{ ar: '/ar/articles/article-13', ckb: '/ckb/articles/article-14' },
      };
      return [code, `${origin}${own[code] ?? `/${code}${open12}`}`];
    }),
  );

  it.each([open12, '/ar/articles/article-13', '/ckb/articles/article-14', `/fa${open12}`])(
    'names the page of each language on the canonical page %s',
    async (path) => {
      const { head } = await open(path);
      expect(head.canonical).toBe(origin + path);
      expect(head.alternates).toEqual(alternates);
    },
  );

  it.each([
    [`/ar${open12}`, open12],
    ['/articles/article-13', '/ar/articles/article-13'],
    ['/tr/articles/article-14', '/ckb/articles/article-14'],
  ])('leaves the languages of %s to its canonical page %s', async (path, canonical) => {
    const { head } = await open(path);
    expect(head.canonical).toBe(origin + canonical);
    expect(head.alternates).toEqual({});
    expect(head.structuredData[0]).toMatchObject({ url: origin + canonical });
  });

  it.each([
    [
      open12,
      { ar: '/ar/articles/article-13', ckb: '/ckb/articles/article-14', fa: `/fa${open12}` },
    ],
    ['/ar/articles/article-13', { en: open12, fa: '/fa/articles/article-13' }],
    [`/fa${open12}`, { en: open12, ar: '/ar/articles/article-13' }],
  ])('is reached from %s by the language switch', async (path, expected) => {
    const { screen } = await open(path);
    const links = within(
      screen.getAllByRole('banner')[0] as HTMLElement,
    ).getAllByRole<HTMLAnchorElement>('link');
    const hrefs = Object.fromEntries(
      links.map((link) => [link.hreflang, link.getAttribute('href')]),
    );
    expect(hrefs).toMatchObject(expected);
  });

  it('says in its structured data what it was translated from and into', async () => {
    const work = (url: string, inLanguage: string) => ({ '@type': 'Article', url, inLanguage });
    const original = (await open(open12)).head.structuredData[0];
    expect(original).toMatchObject({
      inLanguage: 'en',
      workTranslation: [work(alternates.ar ?? '', 'ar'), work(alternates.ckb ?? '', 'ku')],
    });
    expect(original).not.toHaveProperty('translationOfWork');
    const translation = (await open('/ar/articles/article-13')).head.structuredData[0];
    expect(translation).toMatchObject({ translationOfWork: work(origin + open12, 'en') });
    expect(translation).not.toHaveProperty('workTranslation');
  });

  it.each([
    ['/articles', 'First week'],
    ['/ar/articles', 'الأسبوع الأول'],
    ['/ckb/articles', 'هەفتەی یەکەم'],
    ['/tr', 'First week'],
    ['/ar', 'الأسبوع الأول'],
    ['/ar/search?q=article', 'الأسبوع الأول'],
  ])('is on %s once, as %s', async (path, title) => {
    contentService.use(
      ...contentHandlers({
        posts: [article('en'), article('ar'), article('ku')].map((post) => ({
          ...post,
          description: '<p>article</p>',
        })),
      }),
    );
    const { screen } = await open(path);
    const shown = screen
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
      .filter((text) => Object.values(titles).includes(text ?? ''));
    expect(shown).toEqual([title]);
  });

  it('is not among the further posts of its translations', async () => {
    const posts = [article('en'), article('ar'), ...postsOf('article', 6)];
    contentService.use(...contentHandlers({ posts }));
    const { screen } = await open(`/ar${open12}`);
    const name = messagesIn('ar').detail.moreOfKind.article;
    const more = within(screen.getByRole('region', { name })).getAllByRole('heading', { level: 3 });
    expect(more.map(({ textContent }) => textContent)).toEqual(
      [1, 2, 3, 4].map((id) => `Article ${id}`),
    );
  });
});

const texts = messagesIn('ar').detail.translations;

it('says that the original has changed, and leads to it', async () => {
  contentService.use(...contentHandlers({ posts: [article('ar', { is_outdated: true })] }));
  const { screen } = await open('/ar/articles/article-13');
  expect(screen.getByText(/تغيّر النص الأصلي \(الإنجليزية\)/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: texts.report })).toBeNull();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: texts.original });
  expect([link.pathname, link.hreflang]).toEqual([open12, 'en']);
});

it('says that a translation was made by a machine, and where to report mistakes', async () => {
  const post = article('ar', { is_machine_translated: true });
  contentService.use(...contentHandlers({ posts: [post] }));
  const { screen } = await open('/ar/articles/article-13');
  expect(screen.getByText('ترجمة آلية للنص الأصلي (الإنجليزية).')).toBeTruthy();
  const original = screen.getByRole<HTMLAnchorElement>('link', { name: texts.original });
  expect(original.pathname).toBe(open12);
  const report = screen.getByRole<HTMLAnchorElement>('link', { name: texts.report });
  expect(report.pathname).toBe('/ar/contact');
  const about = new URLSearchParams(report.search).get('about');
  expect(about).toBe(`${origin}/ar/articles/article-13`);
});

it('says nothing of the kind about other translations, nor about what has none', async () => {
  contentService.use(...contentHandlers({ posts: [article('ar'), postOf('article', { id: 15 })] }));
  const translation = await open('/ar/articles/article-13');
  expect(translation.screen.queryByText(texts.original)).toBeNull();
  const single = await open('/ar/articles/article-15');
  expect(single.screen.queryByText(texts.alsoIn)).toBeNull();
  expect(single.head.canonical).toBe(`${origin}/ar/articles/article-15`);
  expect(Object.keys(single.head.alternates)).toEqual([...languageCodes, 'x-default']);
});

it('says nothing about an original that is hidden', async () => {
  const changes = { is_outdated: true, is_machine_translated: true, translations: [] };
  contentService.use(...contentHandlers({ posts: [article('ar', changes)] }));
  const { screen } = await open('/ar/articles/article-13');
  expect(screen.queryByText(texts.original)).toBeNull();
});

it('the alternative text of a picture is in the language of its post, if the letters are', async () => {
  const pictureOf = (alternativeText: string) => ({ url: '/uploads/a.webp', alternativeText });
  const of = (id: number, alternativeText: string) =>
    postOf('article', { id, nationality: communities.ar, picture: pictureOf(alternativeText) });
  contentService.use(...contentHandlers({ posts: [of(1, 'Two builders'), of(2, 'عاملان')] }));
  const languageOf = async (language: 'en' | 'ar', alt: string) =>
    (await open(localisedPath(language, '/articles'))).screen.getByAltText<HTMLElement>(alt).lang;
  expect(await languageOf('ar', 'Two builders')).toBe('en');
  expect(await languageOf('en', 'Two builders')).toBe('');
  expect(await languageOf('en', 'عاملان')).toBe('ar');
});
