import { expect, test } from 'vitest';
import { parseFilters } from './filters';
import type { FilterTable } from './rules';

const TABLE: FilterTable = {
  slug: 'text',
  price: 'number',
  is_active: 'boolean',
  city: { id: 'integer', slug: 'text', country: { code: 'text' } },
};

const condition = (relations: string[], field: string, operator: string, value: unknown) => ({
  all: [{ relations, field, operator, value }],
});

test.each([
  [{ slug: 'a' }, condition([], 'slug', '$eq', 'a')],
  [{ slug: ['a', 'b'] }, condition([], 'slug', '$in', ['a', 'b'])],
  [{ slug: { $in: 'a,b' } }, condition([], 'slug', '$in', ['a', 'b'])],
  [{ slug: { $in: { 0: 'a', 1: 'b' } } }, condition([], 'slug', '$in', ['a', 'b'])],
  [{ price: { $gte: '1.5' } }, condition([], 'price', '$gte', 1.5)],
  [{ is_active: 't' }, condition([], 'is_active', '$eq', true)],
  [{ slug: { $null: 'false' } }, condition([], 'slug', '$notNull', true)],
  [{ slug: { $notNull: 'true' } }, condition([], 'slug', '$notNull', true)],
  [{ city: '3' }, condition(['city'], 'id', '$eq', 3)],
  [{ city: { country: { code: 'AE' } } }, condition(['city', 'country'], 'code', '$eq', 'AE')],
  [undefined, { all: [] }],
])('parses %j', (raw, tree) => {
  expect(parseFilters(raw, TABLE)).toEqual(tree);
});

test('parses nested $or and $and', () => {
  expect(parseFilters({ $or: [{ slug: 'a' }, { $and: [{ price: '1' }] }] }, TABLE)).toEqual({
    all: [
      {
        any: [
          condition([], 'slug', '$eq', 'a'),
          { all: [{ all: [condition([], 'price', '$eq', 1)] }] },
        ],
      },
    ],
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
])('rejects %j and names the parameter', (raw, parameter) => {
  expect(() => parseFilters(raw, TABLE)).toThrow(`${parameter}:`);
});
