import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contentHandlers, postOf } from '../../mocks/content-handlers.ts';
import { contentService } from '../../mocks/content-service.ts';
import { rejectedParameter, searchAnswer } from '../../mocks/search-answer.ts';
import { deposit, marksIn, searchedPosts, titlesOn, urdu } from '../../mocks/searched-posts.ts';
import { createTestPages } from '../../mocks/test-pages.ts';
import { kindNames } from '../kinds.ts';

const { open } = createTestPages();

describe('a content service without a search of its own', () => {
  it('is searched by its lists, title matches first', async () => {
    contentService.use(...contentHandlers({ posts: searchedPosts.toReversed() }));
    const page = await open('/search?q=bread');
    expect(page.status).toBe(200);
    expect(page.screen.getByRole('status').textContent).toBe(`${kindNames.length + 1} posts found`);
    const [article, ...others] = kindNames.map((kind) => `Bread by ${kind}`);
    // The list of articles begins with the one that has the word in its text.
    expect(titlesOn(page)).toEqual([...others, article, 'Rent']);
    expect(new Set(marksIn(page.root).map((mark) => mark?.toLowerCase()))).toEqual(
      new Set(['bread']),
    );
    const filter = within(page.screen.getByRole('navigation', { name: 'Kinds of posts' }));
    expect(filter.getByRole('link', { name: 'Articles 2' }).getAttribute('href')).toBe(
      '/search?q=bread&kind=article',
    );
    expect(titlesOn(await open('/search?q=bread&kind=article'))).toEqual([
      'Bread by article',
      'Rent',
    ]);
  });

  it('has titles with all words before those with some', async () => {
    const some = postOf('article', { id: 1, title: 'Bread', description: 'Bread by the sea' });
    const all = postOf('forum', { id: 2, title: 'Bread by the sea?', description: '' });
    contentService.use(...contentHandlers({ posts: [some, all] }));
    expect(titlesOn(await open('/search?q=bread+by+the+sea'))).toEqual([
      'Bread by the sea?',
      'Bread',
    ]);
  });

  it('is not asked again for some time', async () => {
    let calls = 0;
    const search = () => {
      calls += 1;
      return new Response(null, { status: 404 });
    };
    contentService.use(...contentHandlers({ posts: searchedPosts, search }));
    await open('/search?q=bread');
    await open('/search?q=rent');
    expect(calls).toBe(1);
  });

  it.each([{ hits: [] }, { data: [] }, { data: [], meta: { pagination: { total: 0 } } }])(
    'may have another call of the same name: %j',
    async (body) => {
      contentService.use(
        ...contentHandlers({ posts: searchedPosts, search: () => Response.json(body) }),
      );
      expect(titlesOn(await open('/search?q=rent'))).toEqual(['Rent']);
    },
  );

  it('has all pages of what its lists return, and says where there is more', async () => {
    const many = Array.from({ length: 30 }, (_, at) => postOf('forum', { id: at + 1 }));
    contentService.use(...contentHandlers({ posts: many }));
    const page = await open('/search?q=forum&page=3');
    expect(titlesOn(page)).toHaveLength(4);
    expect(page.screen.getByText(/Not all posts are listed/)).toBeTruthy();
    expect(titlesOn(await open('/search?q=forum&kind=forum&page=3'))).toHaveLength(10);
    expect((await open('/search?q=forum&page=4')).status).toBe(404);
  });

  it('says where nothing is found', async () => {
    contentService.use(...contentHandlers({ posts: searchedPosts }));
    const { screen } = await open('/search?q=golden+bridge');
    expect(screen.getByRole('status').textContent).toContain('No post answers this yet');
    expect(screen.getByRole('link', { name: 'bridge' })).toBeTruthy();
  });
});

describe('a content service whose search lacks a parameter', () => {
  it('is searched without what cannot be ignored', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      requests.push(parameters.get('ignore'));
      return parameters.has('ignore') ? rejectedParameter('ignore') : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts: searchedPosts, search }));
    expect(titlesOn(await open('/search?q=rent&ignore=city:dubai'))).toEqual(['Renting a room']);
    await open('/search?q=room&ignore=city:dubai');
    expect(requests).toEqual(['city:dubai', null, null]);
  });

  it('is searched without a preferred language', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      requests.push(parameters.get('preferLanguage'));
      return parameters.has('preferLanguage')
        ? rejectedParameter('preferLanguage')
        : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts: searchedPosts, search }));
    expect(titlesOn(await open('/ar/search?q=rent'))).toEqual(['Renting a room']);
    await open('/ckb/search?q=room');
    expect(requests).toEqual(['ar', null, null]);
  });

  it('is asked to ignore things again after it has rejected one', async () => {
    const requests: (string | null)[] = [];
    const search = (parameters: URLSearchParams) => {
      const ignore = parameters.get('ignore');
      requests.push(ignore);
      return ignore === 'x:y'
        ? rejectedParameter('ignore', 'must name what is understood')
        : searchAnswer([deposit]);
    };
    contentService.use(...contentHandlers({ posts: searchedPosts, search }));
    await open('/search?q=rent&ignore=x:y');
    await open('/search?q=rent&ignore=city:dubai');
    expect(requests).toEqual(['x:y', null, 'city:dubai']);
  });

  it('has its lists searched for a community', async () => {
    let calls = 0;
    const search = () => {
      calls += 1;
      return rejectedParameter('filters[nationality]');
    };
    contentService.use(...contentHandlers({ posts: searchedPosts, nationalities: [urdu], search }));
    expect(titlesOn(await open('/search?q=visa&community=ur'))).toEqual(['Visa']);
    await open('/search?q=rent&community=ur');
    expect(calls).toBe(1);
  });
});
