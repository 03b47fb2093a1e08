import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));
const CONTENT = '/content-manager/collection-types';
const CONCEPTS = `${CONTENT}/api::concept.concept`;
const V5 = { headers: { 'Strapi-Response-Format': 'v5' } };

describe.each(services)('a start on $database', ({ database, url }) => {
  describe.skipIf(!url)('with the vocabulary of the service', () => {
    let location: DataLocation;
    let service: RunningService;
    let editor: Administrator;

    const start = async () => {
      service = await startInReusedProcess({ ...location, seedDir });
      editor = await signInToPanel(service.url);
    };
    const read = async (address: string) =>
      (await callApi(service.url, address, V5)).data as Record<string, unknown>[];
    const documentOf = async (address: string) =>
      ((await callApi(service.url, address)).data as ApiEntry[])[0]?.documentId;

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      await start();
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    test('creates its concepts, with broader ones and words in order', async () => {
      const [permit] = await read('concepts?filters[key]=residence-permit&populate=*');
      expect(permit).toMatchObject({
        broader: { key: 'papers' },
        words: expect.arrayContaining([
          expect.objectContaining({
            language: 'ru',
            words: expect.stringMatching(/^ВНЖ\nвид на жительство\n/),
          }),
        ]),
      });
      const words = permit?.words as { language: string }[];
      expect(words.map(({ language }) => language)).toEqual('en ar fa tr ur ru hi ckb'.split(' '));
    });

    test('fills in the names of what it knows', async () => {
      const named = async (address: string) =>
        (await read(`${address}&populate=names`)).map(({ names }) =>
          (names as { language: string; name: string }[])
            .filter(({ language }) => language === 'ar')
            .map(({ name }) => name),
        );
      expect(await named('cities?filters[slug]=dubai')).toEqual([['دبي']]);
      expect(await named('areas?filters[slug]=deira')).toEqual([['ديرة']]);
      expect(await named('countries?filters[code]=TR')).toEqual([['تركيا']]);
      expect(await named('post-types?filters[name]=Event')).toEqual([['الفعاليات']]);
      expect(await named('post-categories?filters[slug]=work')).toEqual([['العمل']]);
      expect(await named('nationalities?filters[name]=Turkish')).toEqual([['الأتراك']]);
    });

    const search = async (query: string, parameters = '') =>
      callApi(service.url, `search?q=${encodeURIComponent(query)}${parameters}`);

    test('finds posts by the names of places in other languages', async () => {
      for (const query of ['दुबई', 'دبي', 'Дубай', 'دوبەی']) {
        expect((await search(query)).ids.toSorted()).toEqual([101, 302, 501]);
      }
      for (const query of ['Стамбул', 'إسطنبول', 'इस्तांबुल']) {
        expect((await search(query)).ids.toSorted()).toEqual([201, 202, 301]);
      }
      expect((await search('События')).ids.toSorted()).toEqual([301, 302]);
    });

    test('finds and marks words of a concept in texts of another language', async () => {
      const { id } = await editor.call('POST', `${CONTENT}/api::post.post`, {
        title: 'Первые шаги',
        description: '<p>Приходите утром.</p><h2>Документы</h2><p>Для ВНЖ нужна фотография.</p>',
      });
      for (const query of ['iqama', 'residence permits', 'تصريح إقامة', 'ikamet', 'اقامت']) {
        const { ids, attributes, meta } = await search(query);
        expect([query, ...ids]).toEqual([query, id]);
        expect(attributes).toMatchObject({
          text_language: 'ru',
          marks: ['ВНЖ'],
          passage: { heading: 'Документы' },
        });
        expect(meta).toMatchObject({ corrected: [] });
      }
      const { documentId } = await editor.call('POST', `${CONTENT}/api::post.post`, {
        title: 'A parking permit',
      });
      expect((await search('iqama')).ids).toEqual([id]);
      await editor.call('DELETE', `${CONTENT}/api::post.post/${documentId}`);
      const asked = (await search('iqama')).meta as unknown as { confidence: number };
      const named = (await search('ВНЖ')).meta as unknown as { confidence: number };
      expect(asked.confidence).toBeGreaterThan(0);
      expect(asked.confidence).toBeLessThan(named.confidence);
    });

    test('uses concepts as soon as an editor saves them, and other programs’ soon', async () => {
      expect((await search('quokka')).ids).toEqual([]);
      const words = [
        { language: 'en', words: 'wallaby\nquokka' },
        { language: 'tr', words: 'koltuk\nyürüyüş' },
        { language: 'ru', words: 'ВНЖ' },
      ];
      const { id, documentId } = await editor.call('POST', CONCEPTS, { key: 'quokka', words });
      expect((await search('quokka')).ids).toHaveLength(1);
      await editor.call('PUT', `${CONCEPTS}/${documentId}`, { words: [words[0], words[1]] });
      expect((await search('quokka')).ids).toEqual([]);
      await editor.call('PUT', `${CONCEPTS}/${documentId}`, { words });
      expect((await search('quokka')).ids).toHaveLength(1);
      await executeSql(location, 'delete from concepts where id = $1', Number(id));
      await expect.poll(async () => (await search('quokka')).ids, { timeout: 30_000 }).toEqual([]);
    });

    describe('GET /api/search/suggestions', () => {
      const suggest = async (query: string, language = 'en', parameters = '') => {
        const response = await callApi(
          service.url,
          `search/suggestions?q=${encodeURIComponent(query)}&language=${language}${parameters}`,
        );
        return { ...response, data: response.data as Record<string, unknown>[] };
      };

      test.each([
        ['resid', 'en', { type: 'concept', text: 'residence permit', language: 'en' }],
        ['اقام', 'ar', { type: 'concept', text: 'إقامة', language: 'ar' }],
        ['اقام', 'fa', { type: 'concept', text: 'اقامت', language: 'fa' }],
        ['إقام', 'en', { type: 'concept', text: 'إقامة', language: 'ar' }],
        ['إقام', 'fa', { type: 'concept', text: 'إقامة', language: 'ar' }],
        ['вид на ж', 'ru', { type: 'concept', text: 'вид на жительство', language: 'ru' }],
        ['istanb', 'tr', { type: 'place', text: 'İstanbul', language: 'tr' }],
        ['Стам', 'en', { type: 'place', text: 'Стамбул', language: 'ru' }],
      ])('completes %s on a page in %s', async (query, language, expected) => {
        const { status, data } = await suggest(query, language);
        expect(status).toBe(200);
        expect(data).toContainEqual(expected);
        expect(data[0]).toMatchObject({ language: expected.language });
      });

      test('returns titles with what a link needs, by any of their words', async () => {
        const title = {
          type: 'title',
          text: 'Evening walk',
          language: 'en',
          post: { id: 301, slug: 'evening-walk', kind: 'Event' },
        };
        for (const query of ['eveni', 'Walk', 'walk EVE']) {
          expect((await suggest(query)).data).toContainEqual(title);
        }
        expect((await suggest('walk moon')).data).toEqual([]);
        expect((await suggest('Not to be seen')).data).toEqual([]);
      });

      test('follows changed, hidden and deleted posts', async () => {
        const { documentId } = await editor.call('POST', `${CONTENT}/api::post.post`, {
          title: 'Quokka',
        });
        const path = `${CONTENT}/api::post.post/${documentId}`;
        const texts = async (query: string) => (await suggest(query)).data.map(({ text }) => text);
        expect(await texts('quok')).toEqual(['Quokka']);
        await editor.call('PUT', path, { title: 'Dibbler' });
        expect([await texts('quok'), await texts('dibb')]).toEqual([[], ['Dibbler']]);
        await editor.call('PUT', path, { is_active: false });
        expect(await texts('dibb')).toEqual([]);
        await editor.call('DELETE', path);
      });

      test('names one of several translations, in the language of the page if it fits', async () => {
        const create = async (title: string, code: string) => {
          const nationality = await documentOf(`nationalities?filters[language_query]=${code}`);
          const { id } = await editor.call('POST', `${CONTENT}/api::post.post`, {
            title,
            nationality,
          });
          return Number(id);
        };
        const ids = [await create('Numbat', 'en'), await create('Numbat ile ilk gün', 'tr')];
        const group = `update posts set translation_group = 'numbat' where id in (${ids.join(', ')})`;
        await executeSql(location, group);
        const texts = async (query: string, language: string) =>
          (await suggest(query, language)).data.map(({ text }) => text);
        expect(await texts('numba', 'en')).toEqual(['Numbat']);
        expect(await texts('numba', 'tr')).toEqual(['Numbat ile ilk gün']);
        expect(await texts('numba', 'ru')).toEqual(['Numbat']);
        expect(await texts('numbat gün', 'en')).toEqual(['Numbat ile ilk gün']);
      });

      test('returns no more than the limit, nothing for nothing, 400 for what it does not know', async () => {
        expect((await suggest('a', 'en', '&limit=3')).data).toHaveLength(3);
        for (const query of ['', '?!', '%', '_', 'zzzz']) {
          expect((await suggest(query)).data).toEqual([]);
        }
        for (const parameters of ['&limit=many', '&populate=*', '&kind=Event']) {
          expect((await suggest('a', 'en', parameters)).status).toBe(400);
        }
        expect((await callApi(service.url, 'search/suggestions')).status).toBe(400);
      });
    });

    test('keeps what editors have changed or deleted, and names what is new', async () => {
      const visa = await documentOf('concepts?filters[key]=visa');
      const passport = await documentOf('concepts?filters[key]=passport');
      const dubai = await documentOf('cities?filters[slug]=dubai');
      const words = [{ language: 'en', words: 'visa' }];
      await editor.call('PUT', `${CONCEPTS}/${visa}`, { words });
      await editor.call('DELETE', `${CONCEPTS}/${passport}`);
      await editor.call('PUT', `${CONTENT}/api::city.city/${dubai}`, { names: [] });
      await editor.call('POST', `${CONTENT}/api::city.city`, {
        name: 'Ankara',
        slug: 'ankara',
        time_zone: 'Europe/Istanbul',
      });
      await service.stop();
      // As after an update of the service with other concepts and names.
      await executeSql(
        location,
        `update strapi_core_store_settings set value = replace(value, '"digest":"', '"digest":"0')
         where key like '%vocabulary%'`,
      );
      await start();
      expect(await read('concepts?filters[key]=visa&populate=words')).toMatchObject([{ words }]);
      expect(await read('concepts?filters[key]=passport')).toEqual([]);
      expect(await read('cities?filters[slug]=dubai&populate=names')).toMatchObject([
        { names: [] },
      ]);
      const [ankara] = await read('cities?filters[slug]=ankara&populate=names');
      expect(ankara?.names).toHaveLength(8);
    });
  });
});
