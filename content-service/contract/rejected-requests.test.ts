import { beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { services } from './services.ts';

describe.each(services)('rejected requests on $database', ({ url }) => {
  describe.skipIf(!url)('to the API', () => {
    test.each([
      ['posts?bogus=1', 'bogus'],
      ['posts?locale=en', 'locale'],
      ['posts?status=draft', 'status'],
      ['posts?fields=search_text', 'fields=search_text'],
      ['posts?fields[0]=title&fields[1]=createdBy', 'fields=createdBy'],
      ['posts?filters[search_text][$contains]=a', 'filters[search_text]'],
      ['posts?filters[title][$contains]=a', 'filters[title][$contains]'],
      ['posts?filters[createdBy][email][$startsWith]=a', 'filters[createdBy]'],
      ['posts?filters[creator][createdBy][id]=1', 'filters[creator][createdBy]'],
      ['posts?filters[related][is_active]=false', 'filters[related]'],
      ['posts?filters[information][phone]=1', 'filters[information]'],
      ['posts?filters[$not][slug]=a', 'filters[$not]'],
      ['posts?filters[$and][0][$or][0][$and][0][$or][0][slug]=a', 'filters[$and][$or][$and][$or]'],
      ['posts?filters=a', 'filters'],
      ['posts?filters[price]=cheap', 'filters[price]'],
      ['posts?filters[sticky_order]=1.5', 'filters[sticky_order]'],
      ['posts?filters[sticky_order][$lt]=2147483648', 'filters[sticky_order][$lt]'],
      ['posts?filters[id]=2147483648', 'filters[id]'],
      ['posts?filters[id]=1e3', 'filters[id]'],
      ['posts?filters[start][$gte]=tomorrow', 'filters[start][$gte]'],
      ['posts?filters[is_active]=maybe', 'filters[is_active]'],
      ['posts?filters[is_active]=constructor', 'filters[is_active]'],
      ['posts?filters[is_active][$eq]=__proto__', 'filters[is_active][$eq]'],
      ['posts?pagination[withCount]=toString', 'pagination[withCount]'],
      ['posts?sort=__proto__', 'sort=__proto__'],
      ['posts?fields=constructor', 'fields=constructor'],
      ['posts?populate=__proto__.a', 'populate=__proto__.a'],
      [`posts?${'&'.repeat(1000)}bogus=1`, 'bogus'],
      ['posts?sort=search_text', 'sort=search_text'],
      ['posts?sort=creator.name', 'sort=creator.name'],
      ['posts?sort=createdAt:sideways', 'sort=createdAt:sideways'],
      ['posts?populate=createdBy', 'populate=createdBy'],
      ['posts?populate=deep', 'populate=deep'],
      [
        'posts?populate[related][populate][related][fields]=id',
        'populate[related][populate][related]',
      ],
      ['posts?populate=related.related', 'populate=related'],
      ['posts?populate[creator][filters][id]=1', 'populate[creator][filters]'],
      ['posts?populate[creator][fields][0]=email', 'populate[creator][fields]=email'],
      ['posts?pagination[limit]=many', 'pagination[limit]'],
      ['posts?pagination[start]=-5', 'pagination[start]'],
      ['posts?pagination[offset]=5', 'pagination[offset]'],
      ['posts?pagination[page]=1&pagination[limit]=5', 'pagination'],
      ['posts?pagination[page]=0', 'pagination'],
      ['posts/101?filters[id]=101', 'filters'],
      ['posts/101?populate=users', 'populate=users'],
      ['creators?populate=posts', 'populate=posts'],
      ['concepts?populate=createdBy', 'populate=createdBy'],
      ['cities?_q=a', '_q'],
    ])('returns 400 for %s and names %s', async (address, parameter) => {
      const response = await callApi(url, address);
      expect(response.status).toBe(400);
      expect(response.message).toContain(parameter);
    });

    test.each([
      'posts',
      'post-types',
      'post-categories',
      'nationalities',
      'countries',
      'cities',
      'areas',
      'creators',
      'concepts',
      'posts/101',
      'cities/1',
    ])('returns 400 for names of the object prototype, in all parameters of %s', async (list) => {
      const names = ['__proto__', 'constructor', 'prototype', 'toString', '__pro%74o__'];
      for (const name of names) {
        for (const parameter of [
          name,
          `${name}[a]`,
          `filters[${name}]`,
          `filters%5B${name}%5D`,
          `filters[${name}][prototype][a]`,
          `filters[id][${name}]`,
          `filters[$and][0][${name}]`,
          `populate[${name}]`,
          `populate[city][${name}]`,
          `populate[${name}][fields][0]`,
          `fields[${name}]`,
          `sort[${name}]`,
          `pagination[${name}]`,
        ]) {
          const { status, message } = await callApi(url, `${list}?${parameter}=1`);
          const decoded = decodeURIComponent(parameter);
          expect([parameter, status, message]).toEqual([
            parameter,
            400,
            `${decoded}: this name cannot be used`,
          ]);
        }
      }
    });

    test('returns 400 for such names in bodies', async () => {
      const form = 'application/x-www-form-urlencoded';
      for (const path of ['/api/send', '/api/auth/local', '/admin/login', '/upload']) {
        for (const [type, body] of [
          ['application/json', '{"__proto__":{"a":1}}'],
          ['application/json', '{"a":[{"constructor":{"prototype":{"b":1}}}]}'],
          ['application/json', '{"a":{"prototype":1}}'],
          [form, 'a=1&b[constructor]=1'],
          [form, 'a.__proto__.b=1'],
        ] as const) {
          const headers = { 'Content-Type': type };
          const { status } = await fetch(url + path, { method: 'POST', headers, body });
          expect([path, body, status]).toEqual([path, body, 400]);
        }
      }
    });

    test.each(['posts/2147483648', 'posts/a%00b', 'former-slugs/%00', 'former-slugs/a%00b'])(
      'returns 404 for %s',
      async (address) => {
        expect((await callApi(url, address)).status).toBe(404);
      },
    );

    test.each([
      ['reports', { post: 2_147_483_648, reason: 'other' }],
      ['reports', { post: 3e300, reason: 'other' }],
      ['helpful-counts', { post: 2_147_483_648, helpful: true }],
      ['auth/local', { identifier: 'a\0b', password: 'c' }],
      ['auth/local', { identifier: 'a', password: 'b', more: [{ c: 'd\0' }] }],
    ])('returns 400 for a number or text in %s that no database takes', async (path, body) => {
      const headers = { 'Content-Type': 'application/json' };
      const init = { method: 'POST', headers, body: JSON.stringify(body) };
      expect((await callApi(url, path, init)).status).toBe(400);
    });

    test('returns 400 for a query with NUL', async () => {
      expect((await callApi(url, 'posts?_q=a%00')).status).toBe(400);
    });

    test.each([
      ['POST', 'posts', [401, 403]],
      ['PUT', 'posts/101', [401, 403, 405]],
      ['DELETE', 'posts/101', [401, 403, 405]],
      ['PATCH', 'posts/101', [404, 405]],
      ['POST', 'cities', [404, 405]],
      ['POST', 'upload', [401, 403]],
      ['GET', 'upload/files', [401, 403]],
      ['GET', 'users', [401, 403]],
      ['GET', 'users/me', [401, 403]],
      ['POST', 'auth/local/register', [401, 403]],
      ['POST', 'auth/change-password', [401, 403]],
      ['POST', 'auth/send-email-confirmation', [401, 403]],
      ['POST', 'auth/logout', [401, 403]],
      ['GET', 'auth/sessions', [401, 403]],
      ['GET', 'auth/forgot-password', [404, 405]],
      ['GET', 'auth/google/callback', [401, 403]],
      ['POST', 'account-deletion/mine', [401, 403]],
      ['GET', 'account-deletion/confirm', [404, 405]],
      ['GET', 'account-codes', [404, 405]],
      ['GET', 'known-addresses', [404, 405]],
      ['GET', 'users-permissions/roles', [401, 403]],
      ['GET', 'nothing-here', [404]],
      ['GET', 'posts/%E0%A4%A', [400, 404]],
    ])('rejects %s %s without authentication', async (method, address, allowed) => {
      const body = method === 'GET' ? null : JSON.stringify({ data: { title: 'x' } });
      const headers = { 'Content-Type': 'application/json' };
      const response = await callApi(url, address, { method, headers, body });
      expect(allowed).toContain(response.status);
      expect(response.text).not.toMatch(/node_modules|\bat .*\.js:\d+/);
    });

    describe('of the panel', () => {
      let editor: Administrator;
      beforeAll(async () => {
        editor = await signInToPanel(url);
      });

      test.each([
        ['/desk/versions/%00', 404],
        ['/desk/posts/a%00b/history', 404],
        ['/desk/posts/a/history?start=1e300', 400],
        ['/desk/translations?kind=2147483648', 400],
        ['/desk/translations?needs=3e300', 400],
        ['/desk/today?city=2147483648', 400],
        ['/post-form?documentId=%00', 400],
      ])('returns %s with %i', async (address, status) => {
        await expect(editor.call('GET', address)).rejects.toThrow(`${address}: ${status} `);
      });

      test('checks posts with links to what no post can be', async () => {
        const links = ['/articles/a%00b', '/articles/9999999999', '/articles/a-2147483648'];
        const description = links.map((link) => `<p><a href="${link}">x</a></p>`).join('');
        const values = { title: 'A quiet room', description };
        const problems = await editor.call('POST', '/checks', { uid: 'api::post.post', values });
        expect(Object.values(problems)).toContainEqual(
          expect.objectContaining({ code: 'link-broken' }),
        );
      });
    });

    test('does not serve the database or the secrets', async () => {
      for (const path of [
        'data.db',
        'secrets.json',
        'uploads/..%2f..%2fdata.db',
        'uploads/%2e%2e/%2e%2e/secrets.json',
      ]) {
        const response = await fetch(`${url}/${path}`);
        expect(response.status).toBeGreaterThanOrEqual(400);
      }
    });
  });
});
