import { expect, test } from 'vitest';
import { readEntryRequest, readListRequest } from './request';
import type { ReadingRules } from './rules';

const RULES: ReadingRules = {
  fields: ['title', 'slug'],
  filters: { slug: 'text' },
  sorts: ['id', 'title'],
  defaultSort: [{ field: 'title', direction: 'desc' }],
  populate: {
    picture: { fields: ['url', 'formats'] },
    map: { fields: ['latitude'], isComponent: true },
    related: {
      fields: ['title'],
      populate: { picture: { fields: ['url'] } },
      only: { is_active: true },
    },
  },
  always: { is_active: true },
  searchField: 'search_text',
};

const list = (query: Record<string, unknown>) => readListRequest(query, RULES);

test('without parameters takes all fields, no populate, the default order and eight entries', () => {
  expect(list({})).toMatchObject({
    fields: ['id', 'documentId', 'title', 'slug'],
    populate: {},
    orders: [
      { field: 'title', direction: 'desc' },
      { field: 'id', direction: 'desc' },
    ],
    page: { start: 0, limit: 8, paged: true, withCount: true },
  });
});

test('always holds its own condition beside those asked for', () => {
  expect(JSON.stringify(list({ filters: { slug: 'a' } }).conditions)).toContain(
    '"field":"is_active","operator":"$eq","value":true',
  );
});

test('tests what is asked for twice once', () => {
  const rules: ReadingRules = { ...RULES, filters: { slug: 'text', is_active: 'yes-no' } };
  const filters = { is_active: 'true', $and: [{ slug: 'a' }, { is_active: 'true' }] };
  expect(readListRequest({ filters }, rules).conditions).toEqual({
    all: [
      { relations: [], field: 'is_active', operator: '$eq', value: true },
      { relations: [], field: 'slug', operator: '$eq', value: 'a' },
    ],
  });
});

test.each([
  [{ fields: 'title,slug' }],
  [{ fields: ['title', 'slug'] }],
  [{ fields: '*' }],
  [{ fields: { 0: 'title', 1: 'slug' } }],
  [{ fields: '[title,slug]' }],
])('reads fields from %j', (query) => {
  expect(list(query).fields).toEqual(['id', 'documentId', 'title', 'slug']);
});

test.each([
  ['related,picture'],
  [['related', 'picture']],
  ['[related,picture]'],
  [{ related: 'true', picture: '*' }],
  [{ 0: 'related', 1: 'picture' }],
  [{ related: 'true', picture: 'true', map: 'false' }],
])('reads populate from %j', (populate) => {
  const read = list({ populate }).populate;
  expect(Object.keys(read).sort()).toEqual(['picture', 'related']);
  expect(read.related).toMatchObject({ only: { is_active: true }, populate: {} });
});

test('populates one level with *, and deeper by path or tree', () => {
  expect(Object.keys(list({ populate: '*' }).populate)).toEqual(['picture', 'map', 'related']);
  expect(list({ populate: '*' }).populate.map?.fields).toEqual(['id', 'latitude']);
  const deep = { picture: { fields: ['id', 'documentId', 'url'] } };
  expect(list({ populate: ['*', 'related.picture'] }).populate.related?.populate).toMatchObject(
    deep,
  );
  expect(
    list({ populate: { related: { fields: 'title', populate: { picture: { fields: ['url'] } } } } })
      .populate.related?.populate,
  ).toMatchObject(deep);
});

test('turns a search into one condition a word, and punctuation into nothing found', () => {
  const all = list({ _q: 'Київ 100%' }).conditions;
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"київ"');
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"100"');
  expect(list({ _q: '%' }).conditions).toMatchObject({ all: [{}, { any: [] }] });
});

test('takes digits for the id and anything else for the documentId', () => {
  const condition = (identity: string) => readEntryRequest(identity, {}, RULES).conditions;
  expect(condition('12')).toMatchObject({ all: [{}, { field: 'id', value: 12 }] });
  expect(condition('d12')).toMatchObject({ all: [{}, { field: 'documentId', value: 'd12' }] });
});

test.each([
  [{ page: 1 }, 'page'],
  [{ fields: 'secret' }, 'fields=secret'],
  [{ fields: { a: { b: 'c' } } }, 'fields'],
  [{ populate: 'owner' }, 'populate=owner'],
  [{ populate: { related: { sort: 'a' } } }, 'populate[related][sort]'],
  [{ populate: { related: ['a'] } }, 'populate[related]'],
  [{ populate: 'picture.related' }, 'populate=related'],
  [{ sort: 'slug' }, 'sort=slug'],
  [{ sort: 'title:up' }, 'sort=title:up'],
  [{ sort: 'title,title,title,title,title,title' }, 'sort'],
  [{ pagination: { limit: '1.5' } }, 'pagination[limit]'],
  [{ pagination: '3' }, 'pagination'],
  [{ pagination: { start: '99999999' } }, 'pagination'],
  [{ _q: ['a'] }, '_q'],
  [{ _q: 'a b c d e f g h i j k l m' }, '_q'],
])('refuses %j and names the parameter', (query, parameter) => {
  expect(() => list(query)).toThrow(`${parameter}:`);
});
