import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  contentFailureHandler,
  contentHandlers,
  postOf,
  postsOf,
} from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { HONEYPOT_FIELD } from '../forms/honeypot.ts';
import { kindNames, kinds, segmentsOf } from '../kinds.ts';
import { languages } from '../languages.ts';

const { open, failures } = createTestPages();

describe.each(kindNames)('a post of kind %s', (kind) => {
  const path = `/${kinds[kind].segment}/${kind}-12`;
  const post = postOf(kind, {
    price: 25,
    currency: 'AED',
    start: '2026-11-20T15:00:00.000Z',
    city: { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
    information: { address: 'Street 1' },
  });

  it.each(languagesToTry(import.meta.url))('is rendered in %s', async (language) => {
    contentService.use(...contentHandlers({ posts: [post] }));
    const page = await open(localisedPath(language, path));
    const { screen } = page;
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.root.dataset.script).toBe(languages[language].script);
    // The title is in the language of the post, whatever the language of the page.
    expect(screen.getByRole('heading', { level: 1 })).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(page.head).toMatchObject({
      canonical: `http://localhost:3000${localisedPath(language, path)}`,
      noindex: false,
    });
    const breadcrumb = messagesIn(language).detail.breadcrumb;
    expect(screen.getByRole('navigation', { name: breadcrumb })).toBeTruthy();
  });

  it('has structured data', async () => {
    contentService.use(...contentHandlers({ posts: [post] }));
    const { head } = await open(path);
    expect(head.structuredData.map((item) => item['@type'])).toEqual([
      kinds[kind].schemaType,
      'BreadcrumbList',
    ]);
    expect(head.structuredData[0]).toMatchObject({ url: `http://localhost:3000${path}` });
  });

  it.each([
    ...segmentsOf(kind).map((segment) => `/${segment}/12`),
    ...kinds[kind].aliases.map((alias) => `/${alias}/${kind}-12`),
    `/${kinds[kind === 'forum' ? 'article' : 'forum'].segment}/${kind}-12`,
  ])('redirects from %s', async (otherPath) => {
    contentService.use(...contentHandlers({ posts: [post] }));
    expect(await open(otherPath)).toMatchObject({ status: 301, location: path });
    expect(await open(`/ar${otherPath}`)).toMatchObject({ status: 301, location: `/ar${path}` });
  });

  it('lists four other posts of its kind, without itself', async () => {
    contentService.use(...contentHandlers({ posts: [post, ...postsOf(kind, 6)] }));
    const { screen } = await open(path);
    const { moreOfKind: more } = messagesIn('en').detail;
    const titles = within(screen.getByRole('region', { name: more[kind] }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent);
    const { typeName } = kinds[kind];
    expect(titles).toEqual([1, 2, 3, 4].map((id) => `${typeName} ${id}`));
  });
});

const path = '/articles/article-12';

describe('the one font file that is preloaded', () => {
  const turkish = { language: 'Türkçe', language_query: 'tr', is_rtl: false };
  const urdu = { language: 'اردو', language_query: 'ur', is_rtl: true };

  it.each([
    ['a title in English', { title: 'Welcome to Deira', nationality: null }, ['latin']],
    ['a title in Turkish', { title: 'Beşiktaş', nationality: turkish }, ['latin']],
    ['a title in Arabic', { title: 'شاي وقهوة' }, ['arabic']],
    ['a title in Urdu, whose script has none', { title: 'گھر', nationality: urdu }, ['latin']],
  ])('is that of %s, or of the page', async (_, fields, files) => {
    contentService.use(...contentHandlers({ posts: [postOf('article', fields)] }));
    const { root } = await open('/articles/article-12');
    const links = root.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]');
    expect([...links].map(({ href }) => /rubik-([a-z-]+)-wght/.exec(href)?.[1])).toEqual(files);
  });
});

it.each([
  ['فكرة بسيطة', 'ar', false],
  ['خانۀ ما', 'fa', true],
  ['Beşiktaş', 'tr', false],
])('sets the title "%s" in one font', async (title, code, isFallback) => {
  const nationality = { language: code, language_query: code, is_rtl: code !== 'tr' };
  contentService.use(...contentHandlers({ posts: [postOf('article', { title, nationality })] }));
  const { screen } = await open(path);
  const { dataset } = screen.getByRole('heading', { level: 1 });
  expect(dataset.fallbackFont !== undefined).toBe(isFallback);
});

it('redirects to an address made of its title if it has no slug', async () => {
  contentService.use(...contentHandlers({ posts: [postOf('article', { slug: null })] }));
  expect(await open('/articles/12')).toMatchObject({
    status: 301,
    location: '/articles/article-12-12',
  });
});

it('redirects from a slug that it had before, under any kind and in any language', async () => {
  const formerSlugs = { 'first-days-10': 12, 'gone-for-good': 99 };
  contentService.use(...contentHandlers({ posts: [postOf('article')], formerSlugs }));
  for (const segment of ['articles', 'forum']) {
    expect(await open(`/${segment}/first-days-10`)).toMatchObject({ status: 301, location: path });
  }
  expect(await open('/ar/articles/first-days-10')).toMatchObject({
    status: 301,
    location: `/ar${path}`,
  });
  expect((await open('/articles/gone-for-good')).status).toBe(404);
});

it('does not show a related post that is hidden', async () => {
  const related = postOf('article', { id: 2, title: 'Not public', is_active: false });
  contentService.use(...contentHandlers({ posts: [postOf('article', { related })] }));
  const { status, screen } = await open('/articles/article-12');
  expect(status).toBe(200);
  expect(screen.queryByText('Not public')).toBeNull();
});

it('shows the related post once', async () => {
  const related = postOf('article', { id: 2 });
  contentService.use(
    ...contentHandlers({ posts: [postOf('article', { related }), ...postsOf('article', 6)] }),
  );
  const { screen } = await open(path);
  expect(screen.getByRole('region', { name: 'Related posts' })).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Article 2' })).toHaveLength(1);
  const more = within(screen.getByRole('region', { name: 'More articles' }));
  expect(more.getAllByRole('article')).toHaveLength(4);
});

it('is rendered without further posts if they cannot be read', async () => {
  contentService.use(
    contentFailureHandler('article'),
    ...contentHandlers({ posts: [postOf('article')] }),
  );
  const { status, screen } = await open(path);
  expect(status).toBe(200);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article 12');
  expect(screen.queryByRole('region', { name: 'More articles' })).toBeNull();
  expect(failures()).toEqual(['reading more posts of kind article failed']);
});

it('removes scripts of a post', async () => {
  const description = '<p>Bread</p><script>steal()</script><img src=x onerror="steal()">';
  contentService.use(...contentHandlers({ posts: [postOf('article', { description })] }));
  const { root, screen } = await open(path);
  expect(screen.getByText('Bread')).toBeTruthy();
  expect(root.innerHTML).not.toContain('steal()');
});

it('escapes text of a post in structured data', async () => {
  const title = '</script><script>steal()</script>';
  contentService.use(...contentHandlers({ posts: [postOf('article', { title })] }));
  const { root, head } = await open(path);
  expect(head.structuredData[0]).toMatchObject({ headline: title });
  const scripts = [...root.querySelectorAll('script')].map(({ textContent }) => textContent);
  expect(scripts).not.toContain('steal()');
});

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { errors } = messagesIn(language);

  it('returns 404 for a post that does not exist', async () => {
    contentService.use(...contentHandlers());
    const page = await open(localisedPath(language, '/articles/nothing'));
    expect(page.status).toBe(404);
    expect(page.head.noindex).toBe(true);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(errors.notFound.title);
    expect(failures()).toEqual([]);
  });

  it('returns 503 while the content service fails', async () => {
    contentService.use(contentFailureHandler());
    const page = await open(localisedPath(language, path));
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('30');
    const heading = page.screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(errors.unavailable.title);
    expect(failures()).toEqual(['content service failed']);
  });
});

it.each([
  ['an upcoming event', '2036-11-23T14:00:00Z', ['/events/event-12/calendar.ics']],
  ['a past event', '2016-11-23T14:00:00Z', []],
  ['an event without a date', null, []],
])('offers a calendar link for an upcoming event only: %s', async (_, start, expected) => {
  contentService.use(...contentHandlers({ posts: [postOf('event', { start })] }));
  const { screen } = await open('/events/event-12');
  const links = screen.queryAllByRole('link', { name: messagesIn('en').detail.addToCalendar });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(expected);
});

describe('below a post', () => {
  const pageOf = async (kind: 'article' | 'business', changes: Record<string, unknown> = {}) => {
    contentService.use(...contentHandlers({ posts: [postOf(kind, changes)] }));
    return (await open(`/${kind === 'article' ? 'articles' : 'businesses'}/${kind}-12`)).screen;
  };

  it('readers say what is wrong, in a form that works without JavaScript', async () => {
    const screen = await pageOf('business');
    const question = screen.getByText(messagesIn('en').feedback.report.question);
    const form = question.closest('details')?.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/report?post=12']);
    const reasons = [...(form?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])];
    expect(reasons.map(({ value }) => value)).toContain('wrong-number');
    expect(form?.querySelector(`input[name=${HONEYPOT_FIELD}]`)?.closest('[inert]')).toBeTruthy();
    expect(screen.queryByText('Was this helpful?')).toBeNull();
  });

  it('readers of an article say whether it was helpful', async () => {
    const screen = await pageOf('article');
    const form = screen.getByText('Was this helpful?').closest('form');
    expect(form?.getAttribute('action')).toBe('/helpful?post=12');
    const buttons = [...(form?.querySelectorAll('button') ?? [])];
    expect(buttons.map(({ name, value }) => [name, value])).toEqual([
      ['answer', 'yes'],
      ['answer', 'no'],
    ]);
  });

  it('readers see that the contact of a reported post is hidden', async () => {
    const screen = await pageOf('business', { contact_hidden_at: '2026-11-01T08:00:00.000Z' });
    expect(screen.getByText('The contact is hidden for now')).toBeTruthy();
  });
});

describe('an offer that ends unless it is checked', () => {
  const pageOf = async (expires_at: string) => {
    const information = { phone: '+971 4 000 0000' };
    const offer = postOf('marketplace', { expires_at, price: 40, currency: 'AED', information });
    contentService.use(...contentHandlers({ posts: [offer] }));
    return (await open('/marketplace/marketplace-12')).screen;
  };

  it('says when it ended, and shows no contact any more', async () => {
    const screen = await pageOf('2026-01-20T09:00:00.000Z');
    expect(screen.getByText('This offer has ended')).toBeTruthy();
    expect(screen.getByText(/20 January 2026/).closest('p')?.textContent).toContain(
      'nobody renewed',
    );
    expect(screen.queryByText(/000 0000/)).toBeNull();
  });

  it('is as any other before', async () => {
    const screen = await pageOf('2996-01-20T09:00:00.000Z');
    expect(screen.queryByText('This offer has ended')).toBeNull();
    expect(screen.getByText(/000 0000/)).toBeTruthy();
  });
});

describe('the last check of a post', () => {
  const pageOf = async (checks: Record<string, unknown>) => {
    contentService.use(...contentHandlers({ posts: [postOf('business', checks)] }));
    return (await open('/businesses/business-12')).screen;
  };

  it('is named with its date', async () => {
    const screen = await pageOf({ checked_at: '2026-10-02T09:00:00.000Z', check_due_at: null });
    expect(screen.getByText(/^Checked on/).textContent).toBe('Checked on 2 October 2026');
    expect(screen.queryByText(/something is wrong/)).toBeNull();
  });

  it('is said to be overdue, with a link for corrections', async () => {
    const screen = await pageOf({
      checked_at: '2025-10-02T09:00:00.000Z',
      check_due_at: '2026-04-02T09:00:00.000Z',
    });
    expect(screen.getByText(/^Not checked since/).textContent).toContain('2 October 2025.');
    const link = screen.getByRole('link', { name: 'Tell us if something is wrong' });
    expect(link.getAttribute('href')).toBe('/report?post=12');
  });

  it('is not mentioned if the content service does not know it', async () => {
    const screen = await pageOf({});
    expect(screen.queryByText(/checked/i)).toBeNull();
  });
});

it.each([
  ['/events/event-12', 'شارع 4', 'ar'],
  ['/ar/events/event-12', 'شارع 4', null],
  ['/events/event-12', 'Street 4', null],
])(
  '%s says which language “%s” is in, unless it is that of the page',
  async (path, words, lang) => {
    const information = { address: words, landmark: `${words} 2`, organiser: `${words} 3` };
    const city = { id: 1, name: 'Dubai', slug: 'dubai' };
    contentService.use(...contentHandlers({ posts: [postOf('event', { information, city })] }));
    const { screen, root } = await open(path);
    const languagesOf = (text: string) =>
      screen.getAllByText(text).map((element) => element.getAttribute('lang'));
    const texts = Object.values(information);
    expect(texts.flatMap(languagesOf).length).toBeGreaterThanOrEqual(3);
    expect(new Set(texts.flatMap(languagesOf))).toEqual(new Set([lang]));
    const names = [...root.querySelectorAll('dd bdi')].filter((bdi) => bdi.textContent === 'Dubai');
    expect(names.map((bdi) => bdi.getAttribute('lang'))).toEqual([null]);
  },
);

it('names no other language for Latin letters in an Arabic post on a page in Urdu', async () => {
  const information = { address: 'Street 4' };
  contentService.use(...contentHandlers({ posts: [postOf('event', { information })] }));
  const { screen } = await open('/ur/events/event-12');
  for (const bdi of screen.getAllByText('Street 4')) expect(bdi.hasAttribute('lang')).toBe(false);
});
