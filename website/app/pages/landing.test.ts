import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { languagesToTry } from '../../mocks/language-shares.ts';
import { recordRequestsAt } from '../../mocks/request-recorder.ts';
import { asQueried, createTestPages, messagesIn } from '../../mocks/test-pages.ts';
import { localisedPath } from '../addresses/links.ts';
import { languages } from '../languages.ts';

const { open, post } = createTestPages();

const business = postOf('business', {
  title: 'مخبز',
  information: { phone: '+971 50 000 0000', address: 'Street 1' },
  city: { id: 1, name: 'Dubai', slug: 'dubai', time_zone: 'Asia/Dubai' },
});
const path = '/business-landing/business-12';

describe.each(languagesToTry(import.meta.url))('in %s', (language) => {
  const { landing, errors } = messagesIn(language);

  it('invites businesses to become partners', async () => {
    const page = await open(localisedPath(language, '/business-landing'));
    expect(page.status).toBe(200);
    expect(page.root).toMatchObject({ lang: language, dir: languages[language].direction });
    expect(page.head.noindex).toBe(false);
    const write = page.screen.getByRole('link', { name: landing.contactButton });
    expect(write.getAttribute('href')).toBe('#write');
    expect(page.screen.getByRole('form', { name: landing.form.title })).toBeTruthy();
    const example = within(page.screen.getByRole('region', { name: landing.example.title }));
    expect(example.getByText(asQueried(landing.example.name))).toBeTruthy();
    expect(page.screen.queryByRole('banner')).toBeNull();
  });

  it('renders the page of a business', async () => {
    contentService.use(...contentHandlers({ posts: [business] }));
    const page = await open(localisedPath(language, path));
    expect(page.status).toBe(200);
    const { heading } = messagesIn(language).facts;
    const facts = within(page.screen.getByRole('complementary', { name: heading }));
    expect(facts.getByText(/Street 1/)).toBeTruthy();
    expect(facts.getByText('+971 50 000 0000')).toBeTruthy();
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

describe('the form of the invitation', () => {
  const { landing } = messagesIn('en');
  const request = {
    name: 'Mariam',
    email: 'mariam@example.org',
    subject: 'Rope Lane Barber',
    message: 'Rope Lane 6, from 9 to 22. We speak Arabic.',
    about: '/businesses/business-12',
    opened: String(Date.now() - 60_000),
  };

  it('sends a message of the kind "partner" and confirms it', async () => {
    const received = recordRequestsAt('send');
    const page = await post('/business-landing', request);
    expect(page).toMatchObject({ status: 303, location: '/business-landing?sent=1#outcome' });
    const { opened: _, ...message } = request;
    const about = 'http://localhost:3000/businesses/business-12';
    expect(received).toEqual([{ ...message, about, kind: 'partner' }]);
    const { screen } = await open('/business-landing?sent=1');
    expect(screen.getByRole('status').textContent).toContain('Your message was sent');
  });

  it('keeps what was typed, and asks for the name of the business', async () => {
    const page = await post('/business-landing', { ...request, subject: '' });
    expect(page.status).toBe(422);
    expect(page.screen.getByText(landing.form.missingSubject)).toBeTruthy();
    expect(page.screen.getByRole('textbox', { name: 'Your name' })).toMatchObject({
      value: 'Mariam',
    });
  });

  it('names the business that it was opened from', async () => {
    const { screen } = await open('/business-landing?about=/businesses/business-12');
    expect(screen.getByRole('checkbox')).toMatchObject({
      value: 'http://localhost:3000/businesses/business-12',
    });
  });

  it('is not on the page of a business', async () => {
    expect((await post(path, request)).status).toBe(405);
  });
});

it('is linked from the list of businesses, from a business and from the page about the site', async () => {
  contentService.use(...contentHandlers({ posts: [business] }));
  const targets = [
    ['/businesses', '/business-landing'],
    ['/businesses/business-12', '/business-landing?about=%2Fbusinesses%2Fbusiness-12'],
    ['/about', '/business-landing'],
  ] as const;
  for (const [from, target] of targets) {
    const { screen } = await open(from);
    const main = within(screen.getByRole('main'));
    const link = main.getByRole('link', { name: 'Become a partner' });
    expect([from, link.getAttribute('href')]).toEqual([from, target]);
  }
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
