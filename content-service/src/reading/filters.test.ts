import { expect, test } from 'vitest';
import { readFilters } from './filters';
import type { FilterTable } from './rules';

const TABLE: FilterTable = {
  slug: 'text',
  price: 'number',
  is_active: 'yes-no',
  city: { id: 'whole', slug: 'text', country: { code: 'text' } },
};

const one = (relations: string[], field: string, operator: string, value: unknown) => ({
  all: [{ relations, field, operator, value }],
});

test.each([
  [{ slug: 'a' }, one([], 'slug', '$eq', 'a')],
  [{ slug: ['a', 'b'] }, one([], 'slug', '$in', ['a', 'b'])],
  [{ slug: { $in: 'a,b' } }, one([], 'slug', '$in', ['a', 'b'])],
  [{ slug: { $in: { 0: 'a', 1: 'b' } } }, one([], 'slug', '$in', ['a', 'b'])],
  [{ price: { $gte: '1.5' } }, one([], 'price', '$gte', 1.5)],
  [{ is_active: 't' }, one([], 'is_active', '$eq', true)],
  [{ slug: { $null: 'false' } }, one([], 'slug', '$notNull', true)],
  [{ slug: { $notNull: 'true' } }, one([], 'slug', '$notNull', true)],
  [{ city: '3' }, one(['city'], 'id', '$eq', 3)],
  [{ city: { country: { code: 'AE' } } }, one(['city', 'country'], 'code', '$eq', 'AE')],
  [undefined, { all: [] }],
])('reads %j', (raw, tree) => {
  expect(readFilters(raw, TABLE)).toEqual(tree);
});

test('reads $or and $and within each other', () => {
  expect(readFilters({ $or: [{ slug: 'a' }, { $and: [{ price: '1' }] }] }, TABLE)).toEqual({
    all: [{ any: [one([], 'slug', '$eq', 'a'), { all: [{ all: [one([], 'price', '$eq', 1)] }] }] }],
  });
});

test.each([
  [{ nothing: 'a' }, 'filters[nothing]'],
  [{ toString: 'a' }, 'filters[toString]'],
  [{ city: { owner: '1' } }, 'filters[city][owner]'],
  [{ slug: { $contains: 'a' } }, 'filters[slug][$contains]'],
  [{ slug: 'a'.repeat(256) }, 'filters[slug]'],
  [{ slug: 'a\0' }, 'filters[slug]'],
  [{ slug: Array.from({ length: 101 }, () => 'a') }, 'filters[slug]'],
  [{ price: 'Infinity' }, 'filters[price]'],
  [{ $or: 'a' }, 'filters[$or]'],
  [{ $or: Array.from({ length: 41 }, () => ({ slug: 'a' })) }, 'filters'],
])('refuses %j and names the parameter', (raw, parameter) => {
  expect(() => readFilters(raw, TABLE)).toThrow(`${parameter}:`);
});
