import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

// Of the posts in contract/seed: 101 is in English, 103 in Arabic, 202 and 301 in Turkish.
describe.each(services)('translations on $database', ({ database, url }) => {
  describe.skipIf(!url)('of posts', () => {
    let service: RunningService;
    let location: Awaited<ReturnType<typeof createDataLocation>>;

    const link = (id: number, group: string, source?: number) =>
      executeSql(
        location,
        `update posts set translation_group = $1${source ? `, translated_from = ${source}` : ''} where id = $2`,
        group,
        id,
      );
    const list = (query: string) =>
      callApi(service.url, `posts?pagination[limit]=100&sort=id&${query}`);
    const idsAndTotal = async (query: string) => {
      const { ids, meta } = await list(query);
      expect(meta.pagination?.total).toBe(ids.length);
      return ids;
    };

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      // A Turkish, an Arabic and a hidden translation of an article; and a pair without a source.
      await link(101, 'week');
      await link(103, 'week', 101);
      await link(202, 'week', 101);
      await link(102, 'week', 101);
      await link(301, 'pair', 999);
      await link(302, 'pair', 999);
      service = await startInReusedProcess(location);
    });
    afterAll(() => service?.stop());

    test('are all listed by default', async () => {
      expect(await idsAndTotal('')).toEqual([101, 103, 104, 201, 202, 301, 302, 501, 601]);
    });

    test.each([
      ['ar', [103, 104, 201, 301, 501, 601]],
      ['tr', [104, 201, 202, 301, 501, 601]],
      ['de', [101, 104, 201, 301, 501, 601]],
      ['xx,tr', [104, 201, 202, 301, 501, 601]],
    ])('are listed and counted once, in %s if possible', async (language, ids) => {
      expect(await idsAndTotal(`preferLanguage=${language}`)).toEqual(ids);
      expect(await idsAndTotal(`preferLanguage=${language}&filters[is_active]=true`)).toEqual(ids);
    });

    test.each([
      ['filters[nationality][language_query]=en', [101, 302]],
      ['filters[id][$ne]=103&filters[id][$in]=101,103,202', [101]],
      ['filters[id][$in]=101,103', [103]],
      ['_q=harbour', [101]],
      ['filters[nationality][language_query]=tr&_q=istanbul', [202, 301]],
    ])('in another language are listed where only they meet %s', async (filter, ids) => {
      const all = await idsAndTotal(`preferLanguage=ar&${filter}`);
      expect(all.filter((id) => [101, 103, 202, 301, 302].includes(id))).toEqual(ids);
    });

    test.each(['start:asc', 'price:desc', 'title:asc', 'stick_top:desc', 'createdAt:asc'])(
      'are listed once in the order %s, on one page or several',
      async (sort) => {
        const query = `posts?preferLanguage=ar&sort=${sort}`;
        const { ids } = await callApi(service.url, `${query}&pagination[limit]=100`);
        expect(ids.toSorted((one, other) => one - other)).toEqual([103, 104, 201, 301, 501, 601]);
        const pages = await Promise.all(
          [1, 2, 3].map((page) =>
            callApi(service.url, `${query}&pagination[page]=${page}&pagination[pageSize]=2`),
          ),
        );
        expect(pages.flatMap((page) => page.ids)).toEqual(ids);
        expect(pages[0]?.meta.pagination).toMatchObject({ total: 6, pageCount: 3 });
      },
    );

    test.each(['', 'arabic!', 'a', '[x]=ar', 'ar,en,tr,de,fa,ur'])(
      'are not listed for the language %j',
      async (language) => {
        const response = await list(
          `preferLanguage${language.startsWith('[') ? '' : '='}${language}`,
        );
        expect(response.status).toBe(400);
        expect(response.message).toContain('preferLanguage');
      },
    );

    const search = async (query: string) => {
      const response = await callApi(service.url, `search?q=${query}`);
      const meta = response.meta as unknown as { kinds: { name: string; total: number }[] };
      return { ...response, kinds: meta.kinds };
    };
    const article = (total: number) => expect.objectContaining({ name: 'Article', total });

    test('are found in the preferred language by words of another one, and quoted in it', async () => {
      expect((await search('first week')).ids[0]).toBe(101);
      const { ids, attributes, meta, kinds } = await search('first week&preferLanguage=ar');
      expect(ids[0]).toBe(103);
      expect(ids).not.toContain(101);
      expect(meta.pagination?.total).toBe(ids.length);
      expect(kinds).toContainEqual(article(1));
      expect(attributes).toMatchObject({
        nationality: { data: { attributes: { language_query: 'ar' } } },
      });
      expect(attributes.passage).toMatchObject({
        text: expect.stringMatching(/\p{Script=Arabic}/u),
      });
    });

    test('are found and counted once, with all kinds, with and without a kind', async () => {
      const ids = 'filters[id][$in]=101,103,104,301,302';
      const before = await search(`dubai istanbul week تعلم&${ids}`);
      expect(before.ids.toSorted()).toEqual([101, 103, 301, 302]);
      expect(before.kinds).toContainEqual(article(2));
      const after = await search(`dubai istanbul week تعلم&${ids}&preferLanguage=ar`);
      expect(after.ids.toSorted()).toEqual([103, 301]);
      expect(after.kinds.toSorted((one, other) => one.name.localeCompare(other.name))).toEqual([
        { name: 'Article', total: 1 },
        { name: 'Event', total: 1 },
      ]);
      const events = await search(`dubai istanbul week تعلم&${ids}&preferLanguage=ar&kind=Event`);
      expect(events.ids).toEqual([301]);
      expect(events.kinds).toEqual(after.kinds);
    });

    test.each(['filters[nationality][language_query]=en', 'filters[id]=101'])(
      'are found in another language where only they meet %s',
      async (filter) => {
        expect((await search(`first week&preferLanguage=ar&${filter}`)).ids).toContain(101);
      },
    );

    test('are found once by parts of words, and in an order of lists', async () => {
      expect((await search('arbou&correct=false&preferLanguage=ar')).ids).toEqual([103]);
      const sorted = await search('first week&preferLanguage=ar&sort=id');
      expect(sorted.ids).toContain(103);
      expect(sorted.ids).toEqual(sorted.ids.toSorted((one, other) => one - other));
    });

    test('are not searched in what is no language', async () => {
      const { status, message } = await search('week&preferLanguage=no%20language');
      expect([status, message]).toEqual([400, expect.stringContaining('preferLanguage')]);
    });

    test('are populated with their languages, without hidden ones and the post itself', async () => {
      const headers = { 'Strapi-Response-Format': 'v5' };
      const { data } = await callApi(
        service.url,
        'posts/101?populate[translations][populate]=nationality',
        { headers },
      );
      expect(data).toMatchObject({
        translation_group: 'week',
        translated_from: null,
        is_outdated: false,
        translations: [
          { id: 103, translated_from: 101, nationality: { language_query: 'ar', is_rtl: true } },
          { id: 202, translated_from: 101, nationality: { language_query: 'tr', is_rtl: false } },
        ],
      });
      const alone = await callApi(service.url, 'posts/601?populate=translations', { headers });
      expect(alone.data).toMatchObject({ translation_group: null, translations: [] });
    });

    test('are outdated if the words of their source changed after those that they follow', async () => {
      const isOutdated = async (id: number) => {
        const headers = { 'Strapi-Response-Format': 'v5' };
        const { data } = await callApi(service.url, `posts/${id}?populate=translations`, {
          headers,
        });
        return data as {
          is_outdated: boolean;
          translations: { id: number; is_outdated: boolean }[];
        };
      };
      const at = (day: string) => toDatabaseTime(location, new Date(`2026-11-${day}`));
      const setSource = (time: string | number) =>
        executeSql(location, 'update posts set words_changed_at = $1 where id = 101', time);
      await executeSql(location, 'update posts set source_words_at = $1 where id = 103', at('02'));
      expect((await isOutdated(103)).is_outdated).toBe(false);
      await setSource(at('02'));
      expect((await isOutdated(103)).is_outdated).toBe(false);
      await setSource(at('03'));
      expect((await isOutdated(103)).is_outdated).toBe(true);
      const { translations } = await isOutdated(101);
      expect(translations).toMatchObject([
        { id: 103, is_outdated: true },
        { id: 202, is_outdated: false },
      ]);
    });
  });
});
