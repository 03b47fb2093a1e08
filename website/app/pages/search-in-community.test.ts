import { describe, expect, it } from 'vitest';
import { contentHandlers } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { searchAnswer } from '../../mocks/search-answer.ts';
import { deposit, searchedPosts, titlesOn, urdu } from '../../mocks/searched-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';

const { open, failures } = createTestPages();

it('searches a community with a filter where the search takes one', async () => {
  const search = (parameters: URLSearchParams) =>
    parameters.get('filters[nationality][language_query]') === 'ur'
      ? searchAnswer([deposit])
      : searchAnswer([]);
  contentService.use(...contentHandlers({ nationalities: [urdu], search }));
  const page = await open('/search?q=visa&community=ur');
  expect(titlesOn(page)).toEqual(['Renting a room']);
  expect(failures()).toEqual([]);
});

describe('a community whose language the site has', () => {
  const hindi = { id: 3, language: 'Hindi', language_query: 'hi', is_rtl: false };
  const bulgarian = { id: 4, language: 'Bulgarian', language_query: 'bg', is_rtl: false };

  const offerAt = async (path: string) => {
    contentService.use(
      ...contentHandlers({ posts: searchedPosts, nationalities: [urdu, hindi, bulgarian] }),
    );
    const { screen } = await open(path);
    const chips = screen.getByRole('list', { name: /community/i });
    return [...chips.querySelectorAll('a[hreflang]')].map((link) => [
      link.closest('li')?.firstElementChild?.textContent,
      link.textContent,
      link.getAttribute('href'),
    ]);
  };

  it('offers the site in it beside its chip', async () => {
    expect(await offerAt('/search?community=ur')).toEqual([
      ['Urdu', 'سائٹ اردو میں', '/ur/search?community=ur'],
    ]);
    expect(await offerAt('/search?q=tea&community=hi')).toEqual([
      ['Hindi', 'साइट हिन्दी में', '/hi/search?q=tea&community=hi'],
    ]);
  });

  it('is offered nothing where no community is chosen, or in a language without interface', async () => {
    expect(await offerAt('/search?q=tea')).toEqual([]);
    expect(await offerAt('/search?community=bg')).toEqual([]);
  });
});

it('keeps the kind and what is ignored when a community is chosen', async () => {
  contentService.use(
    ...contentHandlers({ nationalities: [urdu], search: () => searchAnswer([deposit]) }),
  );
  const search = 'kind=article&exact=1&ignore=city%3Adubai';
  const href = async (path: string) =>
    (await open(path)).screen.getByRole('link', { name: /Urdu/ }).getAttribute('href');
  expect(await href(`/search?q=visa&${search}`)).toBe(`/search?q=visa&community=ur&${search}`);
  expect(await href(`/search?q=visa&community=ur&${search}`)).toBe(`/search?q=visa&${search}`);
});

it('shows the posts of one community', async () => {
  contentService.use(...contentHandlers({ posts: searchedPosts, nationalities: [urdu] }));
  const page = await open('/search?community=UR');
  expect(titlesOn(page)).toEqual(['Visa']);
  expect(page.head.canonical).toBe('http://localhost:3000/search?community=ur');
});

it('ignores an unknown community', async () => {
  contentService.use(...contentHandlers({ posts: searchedPosts, nationalities: [urdu] }));
  const { screen, head } = await open('/search?community=xx');
  expect(screen.queryByRole('article')).toBeNull();
  expect(head.canonical).toBe('http://localhost:3000/search');
});
