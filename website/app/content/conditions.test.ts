import { describe, expect, it } from 'vitest';
import { apiPost } from '../../mocks/post-builder.ts';
import { activeCondition, assertHasField, conditionsOf } from './conditions.ts';
import { toPost } from './mapping.ts';

const now = new Date('2026-04-15T09:00:00Z');
const partnerField = 'is_diyar_partner';

type ListFilters = Parameters<typeof conditionsOf>[0];

const offers: ListFilters = { kind: 'marketplace' };
const offer = { post_type: { name: 'Marketplace' } };

/** The filters of a list, without the one that every list has. */
const filtersOf = (query: ListFilters) =>
  Object.fromEntries(
    conditionsOf(query, partnerField, now)
      .slice(1)
      .flatMap(({ filters }) => filters),
  );

function matchesAll(query: ListFilters, changes: Record<string, unknown>): boolean {
  const entry = apiPost({ is_active: true, ...changes });
  const post = toPost(entry, { mediaOrigin: 'http://media.example', partnerField });
  if (!post) throw new Error('The post is invalid.');
  return conditionsOf(query, partnerField, now).every((each) => each.matches({ entry, post }));
}

describe('the filters of a list', () => {
  it('are those of the contract', () => {
    expect(
      filtersOf({
        kind: 'event',
        community: 'ur',
        city: 'dubai',
        area: 'deira',
        category: 'food',
        min: 5,
        max: 50.5,
        free: true,
        partner: true,
        excludedId: 12,
      }),
    ).toEqual({
      'filters[post_type][name]': 'Event',
      'filters[nationality][language_query]': 'ur',
      'filters[city][slug]': 'dubai',
      'filters[area][slug]': 'deira',
      'filters[post_category][slug]': 'food',
      'filters[price][$gte]': '5',
      'filters[price][$lte]': '50.5',
      'filters[price][$eq]': '0',
      'filters[is_diyar_partner]': 'true',
      'filters[id][$ne]': '12',
    });
    expect(activeCondition.filters).toEqual([['filters[is_active]', 'true']]);
  });

  it('are that of the kind without conditions', () => {
    const ofForum = { 'filters[post_type][name]': 'Forum' };
    expect(filtersOf({ kind: 'forum', partner: undefined })).toEqual(ofForum);
  });

  it.each([undefined, 'marketplace'] as const)('leave out what has ended (%s)', (kind) => {
    expect(filtersOf({ kind })).toMatchObject({
      'filters[$and][0][$or][0][expires_at][$null]': 'true',
      'filters[$and][0][$or][1][expires_at][$gt]': '2026-04-15T09:00:00.000Z',
    });
  });

  it('treat posts without an end as ended after some hours, and posts without a time as upcoming', () => {
    const ofEvents = { 'filters[post_type][name]': 'Event' };
    expect(filtersOf({ kind: 'event', upcoming: true })).toEqual({
      ...ofEvents,
      'filters[$or][0][end][$gte]': '2026-04-15T09:00:00.000Z',
      'filters[$or][1][$and][0][end][$null]': 'true',
      'filters[$or][1][$and][1][start][$gte]': '2026-04-15T06:00:00.000Z',
      'filters[$or][2][$and][0][end][$null]': 'true',
      'filters[$or][2][$and][1][start][$null]': 'true',
    });
    expect(filtersOf({ kind: 'event', past: true })).toEqual({
      ...ofEvents,
      'filters[$or][0][end][$lt]': '2026-04-15T09:00:00.000Z',
      'filters[$or][1][$and][0][end][$null]': 'true',
      'filters[$or][1][$and][1][start][$lt]': '2026-04-15T06:00:00.000Z',
    });
  });

  it('are the same throughout a minute, and end with it', () => {
    const during = (query: ListFilters, moment: string) =>
      conditionsOf(query, partnerField, new Date(moment)).flatMap(({ filters }) => filters);
    const [before, first, last, after] = [
      '2026-04-15T09:00:00.000Z',
      '2026-04-15T09:00:00.001Z',
      '2026-04-15T09:01:00.000Z',
      '2026-04-15T09:01:00.001Z',
    ];
    for (const period of [{ upcoming: true }, { past: true }]) {
      const query = { kind: 'event', ...period } as const;
      expect(during(query, first)).toEqual(during(query, last));
      expect(during(query, before)).not.toEqual(during(query, first));
      expect(during(query, after)).not.toEqual(during(query, last));
    }
  });

  it('find posts that take place in any part of a period', () => {
    const from = new Date('2026-04-17T00:00:00Z');
    const to = new Date('2026-04-20T00:00:00Z');
    expect(filtersOf({ during: { from, to } })).toMatchObject({
      'filters[start][$lt]': to.toISOString(),
      'filters[$or][0][end][$gte]': from.toISOString(),
    });
  });
});

describe('a condition that the service does not filter by is checked against the response', () => {
  const place = (slug: string) => ({ id: 1, name: 'Somewhere', slug });
  const timesOf = (start: string | null, end: string | null = null) => ({ start, end });
  const during = { from: new Date('2026-04-17T00:00:00Z'), to: new Date('2026-04-20T00:00:00Z') };

  it.each<[ListFilters, Record<string, unknown>, boolean]>([
    [{}, {}, true],
    [{}, { is_active: false }, false],
    [{}, { is_active: null }, false],
    [{ kind: 'business' }, {}, true],
    [{ kind: 'event' }, {}, false],
    [{ community: 'AR' }, {}, true],
    [{ community: 'ur' }, {}, false],
    [{ community: 'ar' }, { nationality: null }, false],
    [{ city: 'dubai' }, { city: place('dubai') }, true],
    [{ city: 'dubai' }, { city: place('doha') }, false],
    [{ area: 'deira' }, { area: place('deira') }, true],
    [{ area: 'deira' }, {}, false],
    [{ category: 'food' }, { post_category: place('food') }, true],
    [{ category: 'food' }, { post_category: place('work') }, false],
    [{ min: 5, max: 9 }, { price: 5 }, true],
    [{ min: 5, max: 9 }, { price: 9.5 }, false],
    [{ min: 5 }, { price: 4 }, false],
    [{ max: 9 }, { price: null }, false],
    [{ partner: true }, { is_diyar_partner: true }, true],
    [{ partner: true }, {}, false],
    [{ excludedId: 13 }, {}, true],
    [{ excludedId: 12 }, {}, false],
    [{ upcoming: true }, timesOf('2026-04-15T07:00:00Z'), true],
    [{ upcoming: true }, timesOf('2026-04-15T05:00:00Z'), false],
    [{ upcoming: true }, timesOf('2026-04-01T05:00:00Z', '2026-04-15T09:00:00Z'), true],
    [{ upcoming: true }, timesOf('2026-04-15T08:00:00Z', '2026-04-15T08:30:00Z'), false],
    [{ upcoming: true }, timesOf(null), true],
    [{ past: true }, timesOf('2026-04-15T05:00:00Z'), true],
    [{ past: true }, timesOf('2026-04-15T07:00:00Z'), false],
    [{ past: true }, timesOf('2026-04-01T05:00:00Z', '2026-04-15T09:00:00Z'), false],
    [{ past: true }, timesOf(null), false],
    [offers, { ...offer, expires_at: '2026-04-15T09:01:00Z' }, true],
    [offers, { ...offer, expires_at: '2026-04-15T09:00:00Z' }, false],
    [offers, offer, true],
    [{ during }, timesOf('2026-04-18T05:00:00Z'), true],
    [{ during }, timesOf('2026-04-20T00:00:00Z'), false],
    [{ during }, timesOf('2026-04-10T00:00:00Z', '2026-04-17T01:00:00Z'), true],
  ])('%j of a post with %j: %s', (query, changes, outcome) => {
    expect(matchesAll(query, changes)).toBe(outcome);
  });

  it.each(['is_active', 'post_type'])('throws if the response lacks %s', (field) => {
    const { [field]: _, ...entry } = apiPost({ is_active: true });
    const assertAll = () =>
      conditionsOf({ kind: 'business' }, partnerField, now).map((each) =>
        assertHasField(each, entry),
      );
    expect(assertAll).toThrow(`neither filters posts by ${field}`);
  });
});
