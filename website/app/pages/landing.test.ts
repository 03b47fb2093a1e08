import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languageCodes, languages } from '../languages.ts';

const { open } = createTestPages();

const business = postOf('business', {
  title: 'مخبز',
  information: { phone: '+971 50 000 0000', address: 'Street 1' },
  city: { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
});
const path = '/business-landing/business-12';

describe.each(languageCodes)('in %s', (language) => {
  const { landing, errors } = messagesIn(language);

  it('invites businesses to become partners', async () => {
    const page = await open(localisedPath(language, '/business-landing'));
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    const [write] = page.screen.getAllByRole('link', { name: landing.contactButton });
    expect(write?.getAttribute('href')).toMatch(/^mailto:hello@diyar\.example\?subject=/);
    expect(page.screen.queryByRole('banner')).toBeNull();
  });

  it('renders the page of a business', async () => {
    contentService.use(...contentHandlers({ posts: [business] }));
    const page = await open(localisedPath(language, path));
    expect(page.status).toBe(200);
    expect(page.screen.getByRole('heading', { level: 1 })).toMatchObject({
      textContent: 'مخبز',
      lang: 'ar',
      dir: 'rtl',
    });
    expect(page.head.canonical).toBe(`http://localhost:3000${localisedPath(language, path)}`);
    expect(page.head.title).toMatch(/^مخبز – Dubai/);
    const post = page.screen.getByRole('link', { name: landing.fullPost });
    expect(post.getAttribute('href')).toBe(localisedPath(language, '/businesses/business-12'));
    expect(page.screen.getByRole('region', { name: landing.contactTitle })).toBeTruthy();
  });

  it('returns 404 for a business that does not exist', async () => {
    contentService.use(...contentHandlers());
    const page = await open(localisedPath(language, '/business-landing/nobody'));
    expect(page.status).toBe(404);
    expect(page.head.noindex).toBe(true);
    expect(page.screen.getByRole('heading', { level: 1 }).textContent).toBe(errors.notFound.title);
  });
});

it('opens WhatsApp with the name and address of the business', async () => {
  const information = { whatsapp: '+971 50 000 0000' };
  const post = postOf('business', { title: 'مخبز', information });
  contentService.use(...contentHandlers({ posts: [post] }));
  const { screen } = await open(path);
  const link = screen.getByRole('link', { name: messagesIn('en').detail.whatsapp });
  const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(origin + pathname).toBe('https://wa.me/971500000000');
  expect(searchParams.get('text')).toBe('مخبز\nhttp://localhost:3000/ar/businesses/business-12');
});

it('has structured data without a breadcrumb', async () => {
  contentService.use(...contentHandlers({ posts: [business] }));
  const { head } = await open(path);
  expect(head.structuredData.map((item) => item['@type'])).toEqual(['LocalBusiness']);
});

it('redirects from the id', async () => {
  contentService.use(...contentHandlers({ posts: [business] }));
  expect(await open('/business-landing/12')).toMatchObject({ status: 301, location: path });
});

it('returns 404 for other kinds', async () => {
  contentService.use(...contentHandlers({ posts: [postOf('article')] }));
  expect((await open('/business-landing/article-12')).status).toBe(404);
});

it('returns 503 while the content service fails', async () => {
  contentService.use(contentFailureHandler());
  const { status, headers } = await open(path);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('30');
});
