import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentFailureHandler, contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { endedPosts } from '../../mocks/ended-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { fetch, open } = createTestPages();

const bakery = postOf('business', {
  id: 7,
  title: 'Bakery',
  checked_at: '2026-05-03T08:00:00.000Z',
  city: { id: 1, name: 'Dubai', slug: 'dubai' },
  information: { phone: '+971 4 123 4567', languages: 'ar' },
});

describe('a card for other sites', () => {
  it('says what a post is, where, and how to reach it', async () => {
    contentService.use(...contentHandlers({ posts: [bakery] }));
    const { root, screen, head } = await open('/embed/businesses/business-7');
    const title = screen.getByRole('link', { name: 'Bakery' });
    expect(title.getAttribute('href')).toBe('http://localhost:3000/businesses/business-7');
    expect(title.getAttribute('target')).toBe('_blank');
    expect(screen.getByRole('link', { name: /^\+971/ })).toBeTruthy();
    expect(screen.getByText('Dubai')).toBeTruthy();
    expect(screen.getByText('Checked on 3 May 2026')).toBeTruthy();
    expect(head.canonical).toBe('http://localhost:3000/businesses/business-7');
    expect(root.querySelector('script')).toBeNull();
  });

  it.each(endedPosts)('says that $path has ended', async ({ path, post, text }) => {
    contentService.use(...contentHandlers({ posts: [post] }));
    expect((await open(`/embed${path}`)).screen.getByText(text)).toBeTruthy();
  });

  it('may stand in a frame of any site, and loads nothing but its style', async () => {
    contentService.use(...contentHandlers({ posts: [bakery] }));
    const response = await fetch('/ar/embed/businesses/business-7');
    const policy = response.headers.get('content-security-policy');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.has('set-cookie')).toBe(false);
    const html = await response.text();
    const style = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(policy).toBe(
      `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    );
    expect(html).toContain('<html lang="ar" dir="rtl"');
  });

  it('has one address, and 404 and 503 as its page', async () => {
    contentService.use(...contentHandlers({ posts: [bakery] }));
    expect((await open('/embed/businesses/7')).location).toBe('/embed/businesses/business-7');
    expect((await open('/embed/businesses/none')).status).toBe(404);
    contentService.use(contentFailureHandler());
    expect((await open('/embed/businesses/business-7')).status).toBe(503);
  });
});

it('is also a list with its filters', async () => {
  const cities = [{ id: 1, name: 'Dubai', slug: 'dubai' }];
  contentService.use(...contentHandlers({ posts: [bakery], cities }));
  const { screen } = await open('/embed/businesses?city=dubai');
  const heading = screen.getByRole('heading', { name: 'Businesses: Dubai' });
  expect(heading.querySelector('a')?.getAttribute('href')).toBe(
    'http://localhost:3000/businesses?city=dubai',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect((await open('/embed/businesses?city=atlantis')).status).toBe(404);
});

it('is offered to be copied on the page of a business', async () => {
  contentService.use(...contentHandlers({ posts: [bakery, postOf('event', { id: 8 })] }));
  const { screen } = await open('/businesses/business-7');
  const snippet = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'HTML to copy' });
  expect(snippet.value).toContain('<a href="http://localhost:3000/businesses/business-7">Bakery');
  expect(
    (await open('/events/event-8')).screen.queryByRole('textbox', { name: 'HTML to copy' }),
  ).toBeNull();
});
