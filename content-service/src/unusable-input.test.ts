import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { decodeParameter, rejectUnusable } from './unusable-input';

/** The version of the parser that Strapi uses. */
const strapi = createRequire(__filename).resolve('@strapi/strapi');
const qs: { parse: (text: string, options: object) => unknown } = createRequire(strapi)('qs');
const parse = (text: string) => qs.parse(text, { decoder: decodeParameter, depth: 20 });

test.each([
  ['__proto__=1', '__proto__'],
  ['filters[__proto__]=1', 'filters[__proto__]'],
  ['filters[constructor][prototype][a]=1', 'filters[constructor][prototype][a]'],
  ['filters%5Bconstructor%5D=1', 'filters[constructor]'],
  ['filters[__pro%74o__]=1', 'filters[__proto__]'],
  ['filters[a=b][toString]=1', 'filters[a=b][toString]'],
  ['a=1&filters[$and][0][prototype]', 'filters[$and][0][prototype]'],
  ['sort.hasOwnProperty=1', 'sort.hasOwnProperty'],
])('rejects %s in a query and names it', (text, parameter) => {
  expect(() => parse(text)).toThrow(`${parameter}: this name cannot be used`);
});

test('accepts reserved names as values, and similar names', () => {
  expect(parse('_q=__proto__+constructor&filters[constructors]=1')).toEqual({
    _q: '__proto__ constructor',
    filters: { constructors: '1' },
  });
});

test.each([
  [JSON.parse('{"a":[{"__proto__":{"b":1}}]}')],
  [{ constructor: { prototype: { a: 1 } } }],
  [[0, '', null, { prototype: 1 }]],
])('rejects %j in a body', (body) => {
  expect(() => rejectUnusable(body)).toThrow('this name cannot be used');
});

test.each([undefined, null, 'constructor', [{ name: '__proto__' }], { constructors: [[1]] }])(
  'accepts %j as a body',
  (body) => {
    expect(() => rejectUnusable(body)).not.toThrow();
  },
);

test('checks bodies of any depth', () => {
  const deep = (depth: number) => `${'['.repeat(depth)}{"constructor":1}${']'.repeat(depth)}`;
  expect(() => rejectUnusable(JSON.parse(deep(100_000)))).toThrow('cannot be used');
});

test.each([
  [['a\0'], '0'],
  [{ a: [{ b: '\0' }] }, 'b'],
])('rejects NUL in %j', (body, name) => {
  expect(() => rejectUnusable(body)).toThrow(`${name}: text cannot hold the character NUL`);
});

test('accepts NUL in passwords', () => {
  const body = { password: 'a\0b', currentPassword: '\0' };
  expect(() => rejectUnusable(body)).not.toThrow();
});
