import { describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { services } from './services.ts';

describe.each(services)('search on $database', ({ url }) => {
  test.skipIf(!url).each([
    ['المانية', [103]],
    ['ألمانية', [103]],
    ['київ', [104]],
    ['КИЇВ', [104]],
    ['کابل', [201]],
    ['كابل', [201]],
    ['istanbul', [201, 202, 301]],
    ['İSTANBUL', [201, 202, 301]],
    ['istanbul walk', [301]],
    ['walk dubai', []],
    ['harbour', [101]],
    ['what to do first', [101]],
    ['100', [104]],
    ['100%', [104]],
    ['۱۰۰', [104]],
    ['%', []],
    ['_', []],
    ['\\', []],
    ["' or 1=1 --", []],
    ['pomegranate', []],
    ['desk@first-week.example', []],
    ['em', []],
  ])('finds posts for %s', async (search, ids) => {
    const response = await callApi(
      url,
      `posts?sort=id&pagination[limit]=100&_q=${encodeURIComponent(search)}`,
    );
    expect(response.status).toBe(200);
    expect(response.ids).toEqual(ids);
  });

  test.skipIf(!url)(
    'combines with filters, ignores an empty term and rejects a long one',
    async () => {
      const filtered = await callApi(url, 'posts?_q=istanbul&filters[post_type][name]=Event');
      expect(filtered.ids).toEqual([301]);
      expect((await callApi(url, 'posts?_q=')).meta.pagination?.total).toBe(9);
      expect((await callApi(url, `posts?_q=${'a'.repeat(201)}`)).status).toBe(400);
    },
  );
});
