import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import { executeSql } from './database-access.ts';
import { services } from './services.ts';
import { createDataLocation, type DataLocation } from './start-mailing-service.ts';
import { type RunningService, startContentService } from './start-service.ts';

const seedDir = fileURLToPath(new URL('seed', import.meta.url));
const env = { BRAND_FILE: fileURLToPath(new URL('brand.json', import.meta.url)) };
const CONTENT = '/content-manager/collection-types';
const CONCEPTS = `${CONTENT}/api::concept.concept`;
const V5 = { headers: { 'Strapi-Response-Format': 'v5' } };

describe.each(services)('a start on $database', ({ database, url }) => {
  describe.skipIf(!url)('with the vocabulary of the service', () => {
    let location: DataLocation;
    let service: RunningService;
    let editor: Administrator;

    const start = async () => {
      service = await startContentService({ ...location, seedDir, env });
      editor = await signInToPanel(service.url);
    };
    const read = async (address: string) =>
      (await callApi(service.url, address, V5)).data as Record<string, unknown>[];
    const documentOf = async (address: string) =>
      ((await callApi(service.url, address)).data as ApiEntry[])[0]?.documentId;

    beforeAll(async () => {
      location = await createDataLocation(database);
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
