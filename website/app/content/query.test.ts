import { describe, expect, it } from 'vitest';
import { namesOf } from './parameters.ts';
import { type ListQuery, listPlan, singlePostPairs } from './query.ts';

const plan = (query: ListQuery, ...rejected: string[]) =>
  listPlan(query, {
    partnerField: 'is_diyar_partner',
    isRejected: (name) => rejected.includes(name),
    now: new Date('2026-04-15T09:00:00Z'),
  });

const valuesOf = (query: ListQuery, name: string, ...rejected: string[]) =>
  plan(query, ...rejected)
    .pairs.filter(([each]) => each === name)
    .map(([, value]) => value);

describe('the order of a list', () => {
  it('is the requested one, by default the one that fits the period', () => {
    expect(valuesOf({}, 'sort')).toEqual(['stick_top:desc', 'sticky_order:desc', 'createdAt:desc']);
    expect(valuesOf({ past: true }, 'sort')[0]).toBe('start:desc');
    expect(valuesOf({ sort: 'cheapest' }, 'sort')[0]).toBe('price:asc');
    expect(valuesOf({ sort: 'latest' }, 'sort')[0]).toBe('start:desc');
    expect(valuesOf({ upcoming: true }, 'sort')[2]).toBe('start:asc');
  });
});

it('lists businesses whose check is overdue after all others that are not pinned', () => {
  const order = ['stick_top:desc', 'sticky_order:desc', 'listed_last:asc', 'createdAt:desc'];
  expect(valuesOf({ kind: 'business' }, 'sort')).toEqual(order);
  expect(valuesOf({ kind: 'business', sort: 'newest' }, 'sort')).toEqual(['createdAt:desc']);
  expect(valuesOf({ kind: 'article' }, 'sort')).not.toContain('listed_last:asc');
});

it('lists offers that have not ended, and all of a service that does not know when they end', () => {
  const lists = (...rejected: string[]) => plan({ kind: 'marketplace', start: 8 }, ...rejected);
  expect(namesOf(lists().pairs)).toContain('filters:expires_at');
  const without = lists('filters:expires_at');
  expect(namesOf(without.pairs)).not.toContain('filters:expires_at');
  expect([without.start, without.unfiltered]).toEqual([8, []]);
});

describe('a list with a filter that the service rejects', () => {
  const query: ListQuery = { kind: 'event', city: 'dubai', start: 16, limit: 8 };

  it('is read from its first post on, with the fields needed to filter here', () => {
    const { filtered, unfiltered, pairs } = plan(query, 'filters:city.slug');
    expect(filtered.flatMap(({ filters }) => namesOf(filters))).toEqual([
      'filters:is_active',
      'filters:post_type.name',
    ]);
    expect(unfiltered.flatMap(({ filters }) => namesOf(filters))).toEqual(['filters:city.slug']);
    expect(namesOf(pairs)).toContain('populate:city.slug');
    expect(valuesOf(query, 'pagination[start]', 'filters:city.slug')).toEqual(['0']);
    expect(valuesOf(query, 'pagination[limit]', 'filters:city.slug')).toEqual(['100']);
  });

  it('is read as requested if the service accepts all filters', () => {
    expect(plan(query).unfiltered).toEqual([]);
    expect(valuesOf(query, 'pagination[start]')).toEqual(['16']);
    expect(valuesOf(query, 'pagination[limit]')).toEqual(['8']);
  });

  it('lists all translations, of which only some may meet the filter', () => {
    const preferred = (...rejected: string[]) =>
      valuesOf({ ...query, language: 'ckb' }, 'preferLanguage', ...rejected);
    expect(preferred('filters:city.slug')).toEqual([]);
    expect(preferred()).toEqual(['ckb,ku']);
    expect(valuesOf({ language: 'ar' }, 'preferLanguage')).toEqual(['ar']);
    expect(valuesOf(query, 'preferLanguage')).toEqual([]);
  });

  it('leaves out a condition completely', () => {
    const { pairs } = plan({ upcoming: true }, 'filters:end');
    expect(pairs.filter(([name]) => /^filters.*(?:start|end)/.test(name))).toEqual([]);
  });
});

it('returns each parameter once', () => {
  const { pairs } = plan({ city: 'dubai' }, 'filters:city.slug');
  for (const each of [pairs, singlePostPairs()]) {
    expect(new Set(each.map(String)).size).toBe(each.length);
  }
});
