import { expect, test } from 'vitest';
import { isWithin, nameOf, searchParamsOf } from './parameters.ts';

test.each([
  ['fields', 'price', 'fields:price'],
  ['fields[3]', 'price', 'fields:price'],
  ['sort', 'start:asc', 'sort:start'],
  ['sort[0]', 'start:asc', 'sort:start'],
  ['filters[post_type][name]', 'Event', 'filters:post_type.name'],
  ['filters[$or][1][$and][0][end][$null]', 'true', 'filters:end'],
  ['populate[map]', 'true', 'populate:map'],
  ['populate[city][fields][1]', 'time_zone', 'populate:city.time_zone'],
  ['populate[city][populate][country]', 'true', 'populate:city.country'],
  ['populate[creator][populate][picture][fields]', 'url', 'populate:creator.picture.url'],
  ['preferLanguage', 'ckb,ku', 'preferLanguage'],
  ['pagination[limit]', '8', null],
  ['_q', 'price', null],
])('%s=%s is named %s', (name, value, expected) => {
  expect(nameOf([name, value])).toBe(expected);
});

test('a name lies within itself and within its parents', () => {
  expect(isWithin('populate:city.name', 'populate:city')).toBe(true);
  expect(isWithin('populate:city', 'populate:city')).toBe(true);
  expect(isWithin('populate:city_hall', 'populate:city')).toBe(false);
  expect(isWithin('populate:city', 'populate:city.name')).toBe(false);
});

test('numbers the names of each list', () => {
  const pairs: Parameters<typeof searchParamsOf>[0] = [
    ['fields', 'title'],
    ['fields', 'slug'],
    ['populate[city][fields]', 'name'],
    ['sort', 'id:asc'],
    ['filters[slug][$eq]', 'fields'],
  ];
  expect([...searchParamsOf(pairs)]).toEqual([
    ['fields[0]', 'title'],
    ['fields[1]', 'slug'],
    ['populate[city][fields][0]', 'name'],
    ['sort[0]', 'id:asc'],
    ['filters[slug][$eq]', 'fields'],
  ]);
});
