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

test('defaults to all fields, no populate, the default sort and eight entries', () => {
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

test('adds the required values to the filters', () => {
  expect(JSON.stringify(parseList({ filters: { slug: 'a' } }).conditions)).toContain(
    '"field":"is_active","operator":"$eq","value":true',
  );
});

test('lists one of several translations among the entries that meet all conditions', () => {
  const translations = {
    group: 'translation_group',
    source: 'translated_from',
    language: { relation: 'nationality', field: 'language_query' },
  };
  const rules = { ...RULES, translations };
  const filters = { slug: 'a' };
  const { conditions } = parseListQuery({ filters, preferLanguage: 'ckb,ku' }, rules);
  const { conditions: among } = parseListQuery({ filters }, rules);
  expect(conditions).toEqual({
    all: [
      ...('all' in among ? among.all : []),
      { among, fields: translations, preferred: ['ckb', 'ku'] },
    ],
  });
});

test.each(['', 'arabic!', 'a', 'ar,1', 'ar,fa,tr,ur,ru,hi', { ar: 'true' }])(
  'rejects %j as preferred language',
  (preferLanguage) => {
    const translations = { group: 'g', source: 's', language: { relation: 'l', field: 'c' } };
    expect(() => parseListQuery({ preferLanguage }, { ...RULES, translations })).toThrow(
      'preferLanguage: must be',
    );
  },
);

test('rejects a preferred language of entries without translations and of single entries', () => {
  const query = { preferLanguage: 'ar' };
  expect(() => parseListQuery(query, RULES)).toThrow('preferLanguage: unknown');
  expect(() => parseEntryQuery('12', query, RULES)).toThrow('preferLanguage: unknown');
});

test('removes duplicate conditions', () => {
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
])('parses fields from %j', (query) => {
  expect(parseList(query).fields).toEqual(['id', 'documentId', 'title', 'slug']);
});

test.each([
  ['related,picture'],
  [['related', 'picture']],
  ['[related,picture]'],
  [{ related: 'true', picture: '*' }],
  [{ 0: 'related', 1: 'picture' }],
  [{ related: 'true', picture: 'true', map: 'false' }],
])('parses populate from %j', (populate) => {
  const populated = parseList({ populate }).populate;
  expect(Object.keys(populated).sort()).toEqual(['picture', 'related']);
  expect(populated.related).toMatchObject({ requiredValues: { is_active: true }, populate: {} });
});

test('populates one level with * and deeper levels by path or object', () => {
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

test('turns a search into one condition per word, and punctuation into no results', () => {
  const all = parseList({ _q: 'Київ 100%' }).conditions;
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"київ"');
  expect(JSON.stringify(all)).toContain('"operator":"$contains","value":"100"');
  expect(parseList({ _q: '%' }).conditions).toMatchObject({ all: [{}, { any: [] }] });
});

test('treats digits as an id and anything else as a documentId', () => {
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
])('rejects %j and names the parameter', (query, parameter) => {
  expect(() => parseList(query)).toThrow(`${parameter}:`);
});
