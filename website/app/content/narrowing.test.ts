import { describe, expect, it } from 'vitest';
import { narrowingPairs } from './narrowing.ts';
import { listParameters } from './query.ts';

const now = new Date('2026-04-15T09:00:00Z');
const parameters = (narrowing: Parameters<typeof narrowingPairs>[0]) =>
  Object.fromEntries(narrowingPairs(narrowing, 'is_diyar_partner', now));

describe('narrowingPairs', () => {
  it('writes each filter of the contract', () => {
    expect(
      parameters({
        text: 'fresh bread',
        community: 'ur',
        city: 'dubai',
        area: 'deira',
        category: 'food',
        minPrice: 5,
        maxPrice: 50.5,
        partnersOnly: true,
        except: 12,
      }),
    ).toEqual({
      _q: 'fresh bread',
      'filters[nationality][language_query]': 'ur',
      'filters[city][slug]': 'dubai',
      'filters[area][slug]': 'deira',
      'filters[post_category][slug]': 'food',
      'filters[price][$gte]': '5',
      'filters[price][$lte]': '50.5',
      'filters[is_diyar_partner]': 'true',
      'filters[id][$ne]': '12',
    });
  });

  it('writes nothing for a list that is not narrowed', () => {
    expect(parameters({})).toEqual({});
    expect(parameters({ partnersOnly: false, text: '' })).toEqual({});
  });

  it('takes what has no end for ended after some hours, and what has no time for still to come', () => {
    expect(parameters({ upcoming: true })).toEqual({
      'filters[$or][0][end][$gte]': '2026-04-15T09:00:00.000Z',
      'filters[$or][1][$and][0][end][$null]': 'true',
      'filters[$or][1][$and][1][start][$gte]': '2026-04-15T06:00:00.000Z',
      'filters[$or][2][$and][0][end][$null]': 'true',
      'filters[$or][2][$and][1][start][$null]': 'true',
    });
    expect(parameters({ past: true })).toEqual({
      'filters[$or][0][end][$lt]': '2026-04-15T09:00:00.000Z',
      'filters[$or][1][$and][0][end][$null]': 'true',
      'filters[$or][1][$and][1][start][$lt]': '2026-04-15T06:00:00.000Z',
    });
  });

  it('finds what runs in any part of a stretch of time', () => {
    const from = new Date('2026-04-17T00:00:00Z');
    const to = new Date('2026-04-20T00:00:00Z');
    expect(parameters({ during: { from, to } })).toMatchObject({
      'filters[start][$lt]': to.toISOString(),
      'filters[$or][0][end][$gte]': from.toISOString(),
    });
  });
});

describe('the order of a list', () => {
  const sortOf = (query: Parameters<typeof listParameters>[0]) =>
    listParameters(query, 'is_diyar_partner', true).get('sort[0]');

  it('is the order asked for, else the one that fits the time', () => {
    expect(sortOf({})).toBe('stick_top:desc');
    expect(sortOf({ past: true })).toBe('start:desc');
    expect(sortOf({ sort: 'cheapest' })).toBe('price:asc');
    expect(sortOf({ sort: 'latest' })).toBe('start:desc');
    expect(listParameters({ upcoming: true }, 'p', true).get('sort[2]')).toBe('start:asc');
  });
});
