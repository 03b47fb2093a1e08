import { describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { services } from './services.ts';

const IN_ORDER = [101, 202, 103, 104, 201, 301, 601, 501, 302];

describe.each(services)('lists on $database', ({ url }) => {
  describe.skipIf(!url)('of posts', () => {
    test.each([
      'sort=[stick_top:desc,sticky_order:desc,createdAt:desc]',
      'sort=%5Bstick_top:desc,sticky_order:desc,createdAt:desc%5D',
      'sort=stick_top:desc,sticky_order:desc,createdAt:desc',
      'sort[0]=stick_top:desc&sort[1]=sticky_order:desc&sort[2]=createdAt:desc',
      'sort[]=stick_top:desc&sort[]=sticky_order:desc&sort[]=createdAt:desc',
      'sort=stick_top:desc&sort=sticky_order:desc&sort=createdAt:desc',
      'sort[stick_top]=desc&sort[sticky_order]=desc&sort[createdAt]=DESC',
      'sort=',
      '',
    ])('are sorted by %s', async (sort) => {
      const response = await callApi(url, `posts?pagination[limit]=100&${sort}`);
      expect(response.ids.filter((id) => id !== 103 && id !== 104)).toEqual(
        IN_ORDER.filter((id) => id !== 103 && id !== 104),
      );
    });

    test.each([
      ['price:asc', [301, 201, 501]],
      ['price:desc', [501, 201, 301]],
      ['start:asc', [302, 301]],
      ['start:desc', [301, 302]],
    ])('have nulls last when sorted by %s', async (sort, first) => {
      const response = await callApi(url, `posts?pagination[limit]=100&sort=${sort}`);
      expect(response.ids).toHaveLength(IN_ORDER.length);
      expect(response.ids.slice(0, first.length)).toEqual(first);
    });

    test('sort text the same on every database', async () => {
      const response = await callApi(url, 'posts?sort=title:asc');
      expect(response.ids.slice(0, 6)).toEqual([301, 302, 501, 101, 601, 104]);
    });

    test.each([
      ['pagination[start]=2&pagination[limit]=3', 2, 3, { start: 2, limit: 3, total: 9 }],
      ['pagination[limit]=2', 0, 2, { start: 0, limit: 2, total: 9 }],
      [
        'pagination[page]=2&pagination[pageSize]=4',
        4,
        4,
        { page: 2, pageSize: 4, pageCount: 3, total: 9 },
      ],
      ['', 0, 8, { page: 1, pageSize: 8, pageCount: 2, total: 9 }],
      ['pagination[limit]=1000', 0, 9, { start: 0, limit: 100, total: 9 }],
      ['pagination[limit]=-1', 0, 9, { start: 0, limit: 100, total: 9 }],
      ['pagination[limit]=0', 0, 0, { start: 0, limit: 0, total: 9 }],
      ['pagination[start]=50', 50, 0, { start: 50, limit: 8, total: 9 }],
    ])('are paginated by %s', async (pagination, start, length, meta) => {
      const all = await callApi(url, 'posts?pagination[limit]=100');
      const response = await callApi(url, `posts?${pagination}`);
      expect(response.ids).toEqual(all.ids.slice(start, start + length));
      expect(response.meta.pagination).toEqual(meta);
    });

    test('are not counted when withCount is false', async () => {
      const response = await callApi(url, 'posts?pagination[start]=0&pagination[withCount]=false');
      expect(response.meta.pagination).toEqual({ start: 0, limit: 8 });
    });

    test.each([
      ['filters[post_type][name]=Article', [101, 103, 104]],
      ['filters[post_type][name][$eq]=Business', [201, 202]],
      ['filters[is_active]=true&filters[post_type][name]=Event', [301, 302]],
      ['filters[is_active]=false', []],
      ['filters[is_active][$eq]=false', []],
      ['filters[is_active][$ne]=true', []],
      ['filters[$or][0][is_active]=false&filters[$or][1][slug]=sofa', [501]],
      ['filters[slug][$eq]=first-week', [101]],
      ['filters[slug]=not-to-be-seen', []],
      [`filters[slug][$eq]=${encodeURIComponent('تعلم-ألمانية')}`, [103]],
      ['filters[slug][$null]=true', [104, 202]],
      ['filters[is_harbour_partner]=true', [201]],
      ['filters[nationality][language_query]=tr', [202, 301]],
      ['filters[nationality][is_rtl]=true', [103, 201]],
      ['filters[city][slug]=dubai', [101, 302, 501]],
      ['filters[city][country][code]=TR', [201, 202, 301]],
      ['filters[area][slug]=deira', [101]],
      ['filters[post_category][slug][$in]=work,food', [101, 201]],
      ['filters[creator][id][$notNull]=true', [101]],
      ['filters[price][$gte]=0&filters[price][$lte]=20', [201, 301]],
      ['filters[price][$gt]=20', [501]],
      ['filters[currency]=TRY', [201, 301]],
      ['filters[start][$gte]=2020-01-01&filters[start][$lt]=2100-01-01T00:00:00Z', [301, 302]],
      ['filters[id][$ne]=301&filters[start][$notNull]=true', [302]],
      ['filters[id][$in][0]=101&filters[id][$in][1]=102&filters[id][$in][2]=501', [101, 501]],
      ['filters[$and][0][currency]=AED&filters[$and][1][city][slug]=dubai', [501]],
      ['filters[$or][0][end][$gte]=2020-01-01&filters[$or][1][id]=601', [301, 601]],
    ])('are filtered by %s', async (filter, ids) => {
      const response = await callApi(url, `posts?pagination[limit]=100&sort=id&${filter}`);
      expect(response.status).toBe(200);
      expect(response.ids).toEqual(ids);
      expect(response.meta.pagination?.total).toBe(ids.length);
    });
  });
});
