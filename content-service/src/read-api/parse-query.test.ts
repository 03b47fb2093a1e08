import { expect, test } from 'vitest';
import { parseEntryQuery, parseListQuery } from './parse-query';
import type { ReadRules } from './rules';

const RULES: ReadRules = {
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
      requiredValues: { is_active: true },
    },
  },
  requiredValues: { is_active: true },
  searchField: 'search_text',
};

const parseList = (query: Record<string, unknown>) => parseListQuery(query, RULES);

test('without parameters takes all fields, no populate, the default order and eight entries', () => {
  expect(parseList({})).toMatchObject({
    fields: ['id', 'documentId', 'title', 'slug'],
    populate: {},
    orders: [
      { field: 'title', direction: 'desc' },
      { field: 'id', direction: 'desc' },
    ],
    page: { start: 0, limit: 8, isPageBased: true, withCount: true },
  });
});

test('always holds its own condition beside those asked for', () => {
  expect(JSON.stringify(parseList({ filters: { slug: 'a' } }).conditions)).toContain(
    '"field":"is_active","operator":"$eq","value":true',
  );
});

test('tests what is asked for twice once', () => {
  const rules: ReadRules = { ...RULES, filters: { slug: 'text', is_active: 'boolean' } };
  const filters = { is_active: 'true', $and: [{ slug: 'a' }, { is_active: 'true' }] };
  expect(parseListQuery({ filters }, rules).conditions).toEqual({
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
  expect(parseList(query).fields).toEqual(['id', 'documentId', 'title', 'slug']);
});

test.each([
  ['related,picture'],
  [['related', 'picture']],
  ['[related,picture]'],
  [{ related: 'true', picture: '*' }],
  [{ 0: 'related', 1: 'picture' }],
  [{ related: 'true', picture: 'true', map: 'false' }],
])('reads populate from %j', (populate) => {
  const populated = parseList({ populate }).populate;
  expect(Object.keys(populated).sort()).toEqual(['picture', 'related']);
  expect(populated.related).toMatchObject({ requiredValues: { is_active: true }, populate: {} });
});

test('populates one level with *, and deeper by path or tree', () => {
  expect(Object.keys(parseList({ populate: '*' }).populate)).toEqual(['picture', 'map', 'related']);
  expect(parseList({ populate: '*' }).populate.map?.fields).toEqual(['id', 'latitude']);
  const deep = { picture: { fields: ['id', 'documentId', 'url'] } };
  expect(
    parseList({ populate: ['*', 'related.picture'] }).populate.related?.populate,
  ).toMatchObject(deep);
  expect(
    parseList({
      populate: { related: { fields: 'title', populate: { picture: { fields: ['url'] } } } },
    }).populate.related?.populate,
  ).toMatchObject(deep);
});

test('turns a search into one condition a word, and punctuation into nothing found', () => {
  const all = parseList({ _q: 'Київ 100%' }).conditions;
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"київ"');
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"100"');
  expect(parseList({ _q: '%' }).conditions).toMatchObject({ all: [{}, { any: [] }] });
});

test('takes digits for the id and anything else for the documentId', () => {
  const condition = (idOrDocumentId: string) =>
    parseEntryQuery(idOrDocumentId, {}, RULES).conditions;
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
  expect(() => parseList(query)).toThrow(`${parameter}:`);
});
