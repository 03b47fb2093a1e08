import { describe, expect, it } from 'vitest';
import { serverForEachTest } from '../mocks/test-server.ts';
import { withoutStrayMarks } from './stray-marks.ts';

it.each([
  ['/contact)', '/contact'],
  ['/articles/a-b).', '/articles/a-b'],
  ['/articles/a-b%D8%8C', '/articles/a-b'],
  ['/articles/a-b%C2%BB', '/articles/a-b'],
  ['/articles/a-b%20', '/articles/a-b'],
  ['/articles/a-b%E2%80%8F', '/articles/a-b'],
  ['/ar/articles/%D8%A7%D8%A8%D8%9F', '/ar/articles/%D8%A7%D8%A8'],
  ['/contact)/', '/contact'],
  ['/ar)', '/ar'],
  ['/%D8%8C', '/'],
])('%s is meant to be %s', (typed, meant) => {
  expect(withoutStrayMarks(typed)).toBe(meant);
});

it.each(['/', '/contact', '/articles/a-b', '/feed.xml', '/articles/%D8%A7%D8%A8'])(
  '%s ends in no stray mark',
  (pathname) => {
    expect(withoutStrayMarks(pathname)).toBeNull();
  },
);

describe('an address that ends in a stray mark', () => {
  /** One post really has a mark at its end. */
  const existing = new Map([
    ['/articles/a-b', 200],
    ['/articles/why%3F', 200],
    ['/articles/12', 301],
    ['/articles/down', 503],
    ['/articles/down)', 503],
    ['/articles/gone', 410],
  ]);
  const rendered: string[] = [];
  const server = serverForEachTest({
    render: async (address) => {
      rendered.push(address);
      const status = existing.get(address) ?? 404;
      return {
        response: new Response('', { status }),
        record: { dependencies: new Set<string>(), isComplete: true },
      };
    },
  });
  const locationOf = async (path: string) => {
    const { status, headers } = await server().get(path);
    return `${status} ${headers.location ?? ''}`.trim();
  };

  it('is redirected to the one without it, if that page exists', async () => {
    expect(await locationOf('/articles/a-b)')).toBe('308 /articles/a-b');
    expect(await locationOf('/Articles/a-b%D8%8C?x=1')).toBe('308 /articles/a-b%D8%8C?x=1');
    expect(await locationOf('/articles/a-b%D8%8C?x=1')).toBe('308 /articles/a-b?x=1');
    expect(await locationOf('/articles/12)')).toBe('308 /articles/12');
    expect(await locationOf('/CONTACT)')).toBe('308 /contact');
  });

  it('is not redirected if there is no such page, or it cannot be rendered', async () => {
    expect(await locationOf('/articles/other)')).toBe('404');
    expect(await locationOf('/articles/gone)')).toBe('404');
    expect(await locationOf('/articles/down)')).toBe('503');
  });

  it('is served if it exists', async () => {
    rendered.length = 0;
    expect(await locationOf('/articles/why%3F')).toBe('200');
    expect(rendered).toEqual(['/articles/why%3F']);
  });
});
