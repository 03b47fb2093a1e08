import { describe, expect, it } from 'vitest';
import { ContentUnavailable } from './errors.ts';
import { candidateParametersOf } from './rejection.ts';

const requested = [
  'filters:is_active',
  'filters:post_type.name',
  'filters:is_diyar_partner',
  'sort:stick_top',
  'fields:title',
  'fields:currency',
  'fields:is_diyar_partner',
  'populate:creator.name',
  'populate:creator.picture.url',
  'populate:post_type.name',
  'populate:city.name',
  'populate:city.time_zone',
  'populate:city.country',
  'populate:information',
];

const failure = (message: string, details?: unknown, status = 400) =>
  new ContentUnavailable(message, status, { details });

const invalid = (key: string, path: string | null, param: string) =>
  failure(path && path !== key ? `Invalid key ${key} at ${path}` : `Invalid key ${key}`, {
    key,
    path,
    source: 'query',
    param,
  });

describe('a rejected parameter', () => {
  // Errors of Strapi 5.54: the path ends with the key or with its parent, or is missing.
  it.each([
    ['a field', invalid('currency', null, 'fields'), 'fields:currency'],
    ['a private field', invalid('currency', 'currency', 'fields'), 'fields:currency'],
    ['a filter', invalid('is_active', null, 'filters'), 'filters:is_active'],
    ['a relation filtered by', invalid('post_type', null, 'filters'), 'filters:post_type'],
    ['a field of it', invalid('name', 'post_type', 'filters'), 'filters:post_type.name'],
    ['a closed relation', invalid('post_type', 'post_type', 'filters'), 'filters:post_type'],
    ['a sort', invalid('stick_top', null, 'sort'), 'sort:stick_top'],
    ['a relation', invalid('information', null, 'populate'), 'populate:information'],
    ['a relation of a relation', invalid('country', 'city', 'populate'), 'populate:city.country'],
    [
      'a text that is populated',
      invalid('country', 'city.populate.country', 'populate'),
      'populate:city.country',
    ],
    ['a field of a relation', invalid('time_zone', null, 'populate'), 'populate:city.time_zone'],
    [
      'a private field of a relation',
      invalid('time_zone', 'time_zone', 'populate'),
      'populate:city.time_zone',
    ],
  ])('is identified in an error of Strapi 5: %s', (_name, error, name) => {
    expect(candidateParametersOf(error, requested)).toEqual({ names: [name], isNamed: true });
  });

  it.each([
    ['Invalid parameter is_active', 'filters:is_active'],
    ['Invalid parameter name at post_type.name', 'filters:post_type.name'],
    ['Undefined attribute level operator is_active', 'filters:is_active'],
  ])('is identified in an error of Strapi 4: %s', (message, name) => {
    const filters = requested.filter((each) => each.startsWith('filters'));
    expect(candidateParametersOf(failure(message, {}), filters)).toEqual({
      names: [name],
      isNamed: true,
    });
  });

  it.each([
    ['fields=currency', 'fields:currency'],
    ['populate[city][fields]=time_zone', 'populate:city.time_zone'],
    ['populate[city][populate][country]', 'populate:city.country'],
    ['populate[information]', 'populate:information'],
    ['filters[post_type]', 'filters:post_type'],
    ['sort=stick_top', 'sort:stick_top'],
  ])('is identified in an error of our own service: %s', (parameter, name) => {
    const error = failure(`${parameter}: unknown; known here: id`, { parameter });
    expect(candidateParametersOf(error, requested)).toEqual({ names: [name], isNamed: true });
  });

  it('is one of several candidates if the key has neither path nor parameter', () => {
    expect(candidateParametersOf(failure('Invalid key name'), requested).names).toEqual([
      'filters:post_type.name',
      'populate:creator.name',
      'populate:post_type.name',
      'populate:city.name',
    ]);
    expect(candidateParametersOf(failure('Invalid key is_diyar_partner'), requested).names).toEqual(
      ['filters:is_diyar_partner', 'fields:is_diyar_partner'],
    );
  });

  it.each([
    ['says nothing', failure('An error occurred')],
    ['breaks', failure('Internal Server Error', undefined, 500)],
    ['names a parameter that was not sent', invalid('locale', null, 'filters')],
  ])('may be any parameter if a service %s', (_name, error) => {
    expect(candidateParametersOf(error, requested)).toEqual({ names: requested, isNamed: false });
  });
});

describe('no parameter is a candidate', () => {
  it.each([
    ['for an invalid value', failure('_q: at most 12 words', { parameter: '_q' })],
    [
      'for an invalid filter value',
      failure('filters[is_active]: must be yes or no', { parameter: 'filters[is_active]' }),
    ],
    ['for a list that is not public', failure('Forbidden', {}, 403)],
    ['for an outage', failure('Bad gateway', undefined, 502)],
    [
      'for an unreadable response',
      new ContentUnavailable('unusable response', 500, { cause: new Error('not JSON') }),
    ],
  ])('%s', (_name, error) => {
    expect(candidateParametersOf(error, requested).names).toEqual([]);
  });
});
