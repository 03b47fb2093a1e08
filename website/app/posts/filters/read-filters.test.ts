import { describe, expect, it } from 'vitest';
import { filteredPath, withoutFilters } from '../../addresses/filters.ts';
import { type Choices, choicesFor } from './choices.ts';
import { hasEmptyFields, readFilters } from './read-filters.ts';

const dubai = { name: 'Dubai', slug: 'dubai', otherNames: [], coordinates: null };
const muscat = { name: 'Muscat', slug: 'muscat', otherNames: [], coordinates: null };
const all: Choices = {
  communities: [{ code: 'ur', nativeName: 'اردو', direction: 'rtl', otherNames: [] }],
  cities: [dubai, muscat],
  areas: [
    { name: 'Deira', slug: 'deira', city: dubai },
    { name: 'Ruwi', slug: 'ruwi', city: muscat },
  ],
  categories: [
    { name: 'Housing', slug: 'housing', kinds: ['article'] },
    { name: 'Furniture', slug: 'furniture', kinds: ['marketplace'] },
    { name: 'Other', slug: 'other', kinds: null },
  ],
};
const none: Choices = { communities: [], cities: [], areas: [], categories: [] };

const read = (query: string, kind: Parameters<typeof choicesFor>[0] = 'marketplace', from = all) =>
  readFilters(new URLSearchParams(query), kind, choicesFor(kind, from));

describe('readFilters', () => {
  it('reads every filter that a list offers', () => {
    const query = 'q=cot&community=ur&city=dubai&area=deira&category=furniture&min=5&max=50.5';
    expect(read(`${query}&sort=cheapest`)).toEqual({
      filters: {
        q: 'cot',
        community: 'ur',
        city: 'dubai',
        area: 'deira',
        category: 'furniture',
        min: 5,
        max: 50.5,
        sort: 'cheapest',
      },
      hasUnknownFilters: false,
    });
    expect(read('partner=1&open=1', 'business').filters).toEqual({ partner: true, open: true });
    expect(read('when=past', 'event').filters).toEqual({ when: 'past' });
    expect(read('q=wlak&exact=1', 'event').filters).toEqual({ q: 'wlak', exact: true });
  });

  it.each([
    ['city=atlantis', 'event'],
    ['category=housing', 'event'],
    ['when=yesterday', 'event'],
    ['when=past', 'article'],
    ['min=5', 'article'],
    ['min=-5', 'marketplace'],
    ['max=1e9', 'marketplace'],
    ['max=9999999999', 'marketplace'],
    ['sort=random', 'marketplace'],
    ['partner=yes', 'business'],
    ['open=1', 'forum'],
    ['q=%3F', 'forum'],
  ] as const)('drops %s from the list of %ss and reports it', (query, kind) => {
    expect(read(query, kind)).toEqual({ filters: {}, hasUnknownFilters: true });
  });

  it('ignores empty fields, other parameters and the default order', () => {
    expect(read('q=&exact=1&city=&min=&sort=pinned&utm=x&page=2')).toEqual({
      filters: {},
      hasUnknownFilters: false,
    });
  });

  it('drops an area of another city', () => {
    expect(read('city=muscat&area=deira')).toEqual({
      filters: { city: 'muscat' },
      hasUnknownFilters: true,
    });
  });

  it.each([
    ['٥٠٠', 500],
    ['५००', 500],
    ['1,250', 1250],
    ['1.250', 1250],
    ['12,5', 12.5],
    // As our own links have it.
    ['1.125', 1.125],
  ])('reads a price of %s', (typed, max) => {
    expect(read(`max=${encodeURIComponent(typed)}`).filters).toEqual({ max });
  });

  it('swaps bounds that are the wrong way round', () => {
    expect(read('min=50&max=5').filters).toEqual({ min: 5, max: 50 });
  });

  it('drops places if the content service has no reference lists', () => {
    expect(read('q=cot&city=dubai', 'marketplace', none).filters).toEqual({ q: 'cot' });
  });
});

describe('filteredPath', () => {
  it('writes filters in a fixed order, so that they can be read again', () => {
    const { filters } = read('sort=dearest&max=9&city=dubai&q=a b');
    const path = filteredPath('/marketplace', filters, 3);
    expect(path).toBe('/marketplace?q=a+b&city=dubai&max=9&sort=dearest&page=3');
    expect(read(path.split('?')[1] ?? '').filters).toEqual(filters);
  });

  it('returns the path of the list without filters', () => {
    expect(filteredPath('/events', {})).toBe('/events');
    expect(filteredPath('/events', withoutFilters({ when: 'past' }, 'when'))).toBe('/events');
  });
});

it('detects empty fields', () => {
  expect(hasEmptyFields(new URLSearchParams('q=bread&city='))).toBe(true);
  expect(hasEmptyFields(new URLSearchParams('q=bread&utm='))).toBe(false);
});
