import { describe, expect, test } from 'vitest';
import { type ApiEntry, callApi } from './call-api.ts';
import { services } from './services.ts';

const V5 = { headers: { 'Strapi-Response-Format': 'v5' } };

describe.each(services)('entries on $database', ({ url }) => {
  describe.skipIf(!url)('of posts', () => {
    test('are found by id and by documentId', async () => {
      const byId = await callApi(url, 'posts/101');
      expect(byId.attributes.title).toBe('The first week');
      const [{ documentId } = { documentId: '' }] = [byId.data as ApiEntry];
      expect((await callApi(url, `posts/${documentId}`)).data).toEqual(byId.data);
    });

    test.each(['102', '999', '2147483648999', '0', '-1', 'first-week', 'nothing'])(
      'are not found by %s',
      async (identity) => {
        expect((await callApi(url, `posts/${identity}`)).status).toBe(404);
      },
    );

    test('have their answers, in lists with the fields that are asked for', async () => {
      const { data } = await callApi(url, 'posts/601?populate=answers');
      const [one] = [data as ApiEntry];
      expect(one?.attributes.answers).toMatchObject([
        { author: 'Elif', date: expect.stringMatching(/Z$/), text: 'Ask at the harbour.' },
        { author: 'Ravi', text: 'Or ask me.' },
      ]);
      const list = await callApi(
        url,
        'posts?filters[post_type][name]=Forum&populate[answers][fields]=date',
      );
      const [listed] = list.data as ApiEntry[];
      expect(listed?.attributes.answers).toEqual([
        { id: expect.any(Number), date: expect.any(String) },
        { id: expect.any(Number), date: expect.any(String) },
      ]);
    });

    test('have the Strapi 4 format at every level', async () => {
      const { data } = await callApi(
        url,
        'posts/101?populate=*&populate=city.country,creator.picture',
      );
      expect(data).toMatchObject({
        id: 101,
        attributes: {
          slug: 'first-week',
          is_active: true,
          is_harbour_partner: false,
          stick_top: true,
          sticky_order: 2,
          post_type: { data: { id: 1, attributes: { name: 'Article' } } },
          picture: {
            data: {
              attributes: { formats: { medium: { width: 750 } }, alternativeText: 'A teal field' },
            },
          },
          gallery: {
            data: [{ attributes: { name: 'teal.webp' } }, { attributes: { name: 'sand.webp' } }],
          },
          city: {
            data: {
              attributes: { slug: 'dubai', country: { data: { attributes: { code: 'AE' } } } },
            },
          },
          creator: {
            data: {
              attributes: { name: 'Editors', picture: { data: { attributes: { ext: '.webp' } } } },
            },
          },
          information: { address: 'Harbour Street 5', email: 'desk@first-week.example' },
          map: { latitude: 25.27, longitude: 55.3 },
        },
      });
    });

    test('are flat with the header for the Strapi 5 format', async () => {
      const { data } = await callApi(url, 'posts/101?populate=post_type,picture', V5);
      expect(data).toMatchObject({
        id: 101,
        title: 'The first week',
        post_type: { name: 'Article' },
        picture: { alternativeText: 'A teal field', focalPoint: null, formats: { thumbnail: {} } },
      });
      expect(data).not.toHaveProperty('attributes');
    });

    test('support the queries of the website', async () => {
      const fields = [
        'title',
        'description',
        'stick_top',
        'price',
        'start',
        'end',
        'createdAt',
        'sticky_order',
        'is_harbour_partner',
        'slug',
      ];
      const list = [
        'filters[is_active]=true&filters[post_type][name]=Article',
        'sort=[stick_top:desc,sticky_order:desc,createdAt:desc]&pagination[start]=0&pagination[limit]=4',
        ...fields.map((field, index) => `fields[${index}]=${field}`),
        'populate[creator][fields][0]=name&populate[creator][fields][1]=id&populate[creator][populate][picture]=true',
        'populate[nationality][fields]=language,language_query,is_rtl&populate[nationality][populate]=flag',
        'populate[post_type][fields][0]=name&populate[picture][fields][0]=formats',
      ].join('&');
      const { attributes, status } = await callApi(url, `posts?${list}`);
      expect(status).toBe(200);
      expect(Object.keys(attributes).sort()).toEqual(
        [...fields, 'creator', 'nationality', 'picture', 'post_type'].sort(),
      );
      expect(attributes.nationality).toMatchObject({
        data: {
          attributes: {
            language_query: 'en',
            is_rtl: false,
            flag: { data: { attributes: { width: 240 } } },
          },
        },
      });
    });

    test('expose neither private fields nor their editors', async () => {
      const { text, status } = await callApi(url, 'posts?populate=*&pagination[limit]=100');
      expect(status).toBe(200);
      expect(text).not.toMatch(/search_text|createdBy|updatedBy|locale|publishedAt/);
    });

    test('never expose an inactive post, not even as a related one', async () => {
      const first = await callApi(url, 'posts/101?populate[related][populate]=picture');
      expect(first.attributes.related).toEqual({ data: null });
      const article = await callApi(url, 'posts/103?populate[related][populate]=picture');
      expect(article.attributes.related).toMatchObject({
        data: { id: 101, attributes: { picture: { data: { attributes: { name: 'teal.webp' } } } } },
      });
      const all = await callApi(url, 'posts?populate=*&pagination[limit]=100');
      expect(all.ids).toHaveLength(9);
      expect(all.text).not.toContain('not-to-be-seen');
    });

    test('include the city of a related post, for its time zone', async () => {
      const article = await callApi(
        url,
        'posts/103?populate[related][populate][city][fields]=name,time_zone',
      );
      expect(article.attributes.related).toMatchObject({
        data: {
          id: 101,
          attributes: { city: { data: { attributes: { time_zone: 'Asia/Dubai' } } } },
        },
      });
    });

    test('exist without title and slug', async () => {
      const { attributes } = await callApi(url, 'posts/202');
      expect(attributes).toMatchObject({ title: null, slug: null });
    });

    test('have dates relative to the first start', async () => {
      const event = await callApi(url, 'posts/301');
      const start = new Date(String(event.attributes.start));
      expect(start.toISOString()).toMatch(/T15:00:00.000Z$/);
      expect(start.getTime()).toBeGreaterThan(Date.now());
    });

    test('serve their pictures', async () => {
      const { data } = await callApi(url, 'posts/101?populate=picture', V5);
      const { picture } = data as unknown as {
        picture: { url: string; formats: Record<string, { url: string }> };
      };
      expect(Object.keys(picture.formats).sort()).toEqual([
        'large',
        'medium',
        'small',
        'thumbnail',
      ]);
      const response = await fetch(`${url}${picture.formats.medium?.url}`);
      expect(response.headers.get('content-type')).toBe('image/webp');
    });
  });

  test.skipIf(!url).each([
    ['post-types', 6, 'name'],
    ['post-categories?populate=post_types', 2, 'post_types'],
    ['post-categories?filters[post_types][name]=Forum', 1, 'slug'],
    ['nationalities?populate=flag', 3, 'language_query'],
    ['countries', 2, 'code'],
    ['cities?populate=country', 2, 'time_zone'],
    ['areas?filters[city][slug]=dubai&populate=city', 1, 'city'],
    ['creators?populate=picture', 1, 'picture'],
  ])('list %s, and its first entry by id', async (address, total, field) => {
    const response = await callApi(url, address);
    expect(response.meta.pagination?.total).toBe(total);
    expect(response.attributes).toHaveProperty(field);
    const byId = await callApi(url, `${address.split('?')[0]}/${response.ids[0]}`);
    expect([byId.status, byId.ids]).toEqual([200, response.ids.slice(0, 1)]);
  });
});
