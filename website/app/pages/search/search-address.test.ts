import { expect, it } from 'vitest';
import { readSearchAddress } from './search-address.ts';

const read = (query: string) => readSearchAddress(new URLSearchParams(query));

it('reads a search', () => {
  expect(read('q=+tea+&kind=event&exact=1&ignore=city:dubai,all&page=2')).toEqual({
    q: 'tea',
    kind: 'event',
    exact: true,
    ignore: ['city:dubai', 'all'],
    page: 2,
  });
});

it.each(['', 'q=', 'q=%3F&kind=Event&exact=yes&ignore=', 'kind=constructor&ignore=,x,city:,:y'])(
  'drops what it does not know: %j',
  (query) => {
    expect(read(query)).toEqual({ page: 1 });
  },
);

it('keeps a few distinct things to ignore, none of them with other characters', () => {
  const many = Array.from({ length: 20 }, (_, at) => `area:a${at},area:a${at}`).join(',');
  expect(read(`ignore=${many}`)?.ignore).toHaveLength(12);
  expect(read('ignore=area:<b>,city:d%26x,area:دبي')?.ignore).toEqual(['area:دبي']);
});

it.each(['0', '-1', 'x', '1.5'])('returns null for page %s', (page) => {
  expect(read(`q=tea&page=${page}`)).toBeNull();
});
