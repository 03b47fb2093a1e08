import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentIdOf } from '../seed/demo-documents.ts';
import { type Administrator, signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import type { DataLocation } from './copy-data-location.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import { services } from './services.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import type { RunningService } from './start-service.ts';

const CONTENT = '/content-manager/collection-types';
const CONCEPTS = `${CONTENT}/api::concept.concept`;
const V5 = { headers: { 'Strapi-Response-Format': 'v5' } };
const vocabulary = fileURLToPath(new URL('../vocabulary', import.meta.url));
const LANGUAGES = ['en', 'ar', 'fa', 'tr', 'ur', 'ru', 'hi', 'ckb'];

/** An entry of a vocabulary, with the same words in every language. */
const entry = (key: string, words: string[], others: object = {}) => ({
  key,
  ...others,
  ...Object.fromEntries(LANGUAGES.map((language) => [language, words])),
});

interface Release {
  concepts: object[];
  /** By default those of the service. */
  cities?: object[];
}

/** Writes a folder like `vocabulary`. */
function writeRelease({ concepts, cities }: Release): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'vocabulary-'));
  mkdirSync(path.join(folder, 'concepts'));
  writeFileSync(path.join(folder, 'concepts', 'animals.yaml'), JSON.stringify(concepts));
  const names = path.join(folder, 'names.yaml');
  const others = { kinds: [], categories: [], communities: [], countries: [], areas: [] };
  if (cities) writeFileSync(names, JSON.stringify({ ...others, cities }));
  else cpSync(path.join(vocabulary, 'names.yaml'), names);
  return folder;
}

describe.each(services)('a later release on $database', ({ database, url }) => {
  describe.skipIf(!url)('with other words', () => {
    let location: DataLocation;
    let service: RunningService;
    let editor: Administrator;

    const start = async (release: Release) => {
      const folder = writeRelease(release);
      service = await startInReusedProcess({
        ...location,
        seedDir: fileURLToPath(new URL('seed', import.meta.url)),
        env: { VOCABULARY_DIR: folder },
      });
      rmSync(folder, { recursive: true });
      editor = await signInToPanel(service.url);
    };
    const read = async (address: string) =>
      (await callApi(service.url, address, V5)).data as Record<string, unknown>[];
    const conceptOf = async (key: string) =>
      (await read(`concepts?filters[key]=${key}&populate=words,broader`))[0];
    const wordsOf = async (key: string) =>
      ((await conceptOf(key))?.words as { language: string; words: string }[] | undefined)?.find(
        ({ language }) => language === 'en',
      )?.words;
    const namesOf = async (slug: string) => {
      const [city] = await read(`cities?filters[slug]=${slug}&populate=names`);
      return (city?.names as { name: string }[] | undefined)?.map(({ name }) => name);
    };
    const edit = async (key: string, change: object) =>
      editor.call('PUT', `${CONCEPTS}/${(await conceptOf(key))?.documentId}`, change);

    beforeAll(async () => {
      location = await createDataLocation(database, 'seeded');
      // As releases left it that recorded no digests.
      const settings = 'update strapi_core_store_settings set value = $1 where key = $2';
      const istanbul = documentIdOf('city', 'istanbul');
      const names = { digest: 'old', named: [istanbul], unknown: [] };
      await executeSql(location, settings, JSON.stringify(names), 'core_vocabulary_names');
      const concepts = { digest: 'old', keys: ['residence-permit', 'visa', 'kangaroo'] };
      await executeSql(location, settings, JSON.stringify(concepts), 'core_vocabulary_concepts');
      const later = toDatabaseTime(location, new Date(Date.now() + 3_600_000));
      await executeSql(location, "update concepts set updated_at = $1 where key = 'visa'", later);
    });
    afterAll(async () => {
      await service.stop();
      rmSync(location.dataDir, { recursive: true, force: true });
    });

    test('updates what was created without a digest and not saved since', async () => {
      await start({
        concepts: [
          entry('residence-permit', ['permission to stay']),
          ...['visa', 'kangaroo', 'passport'].map((key) => entry(key, ['hop'])),
          entry('marsupial', ['marsupial']),
          entry('wombat', ['wombat', 'digger'], { broader: 'marsupial' }),
          entry('numbat', ['numbat'], { broader: 'marsupial' }),
          entry('bilby', ['bilby'], { broader: 'marsupial' }),
          entry('quokka', ['quokka'], { broader: 'marsupial' }),
        ],
      });
      expect(await wordsOf('residence-permit')).toBe('permission to stay');
      expect((await conceptOf('residence-permit'))?.words).toHaveLength(LANGUAGES.length);
      expect(await wordsOf('visa')).toMatch(/^visa\n/);
      expect(await conceptOf('kangaroo')).toBeUndefined();
      // No release created it as far as is known.
      expect(await wordsOf('passport')).toMatch(/^passport/);
      expect(await conceptOf('wombat')).toMatchObject({ broader: { key: 'marsupial' } });
    });

    test('updates what nobody has changed, and nothing else', async () => {
      await edit('numbat', { words: [{ language: 'en', words: 'anteater' }] });
      await edit('quokka', { broader: null });
      const bilby = await conceptOf('bilby');
      await editor.call('DELETE', `${CONCEPTS}/${bilby?.documentId}`);
      const cities = `${CONTENT}/api::city.city`;
      const dubai = documentIdOf('city', 'dubai');
      await editor.call('PUT', `${cities}/${dubai}`, { names: [{ language: 'en', name: 'DXB' }] });
      await editor.call('PUT', `${CONCEPTS}/${(await conceptOf('wombat'))?.documentId}`, {});
      await service.stop();
      await start({
        concepts: [
          entry('animal', ['animal']),
          entry('marsupial', ['marsupial', 'pouched one'], { broader: 'animal' }),
          entry('wombat', ['wombat', 'walk'], { broader: 'animal' }),
          ...['numbat', 'bilby', 'quokka'].map((key) => entry(key, ['changed'])),
        ],
        cities: [entry('istanbul', ['Constantinople', 'Stamboul']), entry('dubai', ['Changed'])],
      });
      expect(await wordsOf('wombat')).toBe('wombat\nwalk');
      expect(await conceptOf('wombat')).toMatchObject({ broader: { key: 'animal' } });
      expect(await conceptOf('marsupial')).toMatchObject({ broader: { key: 'animal' } });
      expect(await wordsOf('numbat')).toBe('anteater');
      expect(await wordsOf('quokka')).toBe('quokka');
      expect(await conceptOf('bilby')).toBeUndefined();
      expect(await wordsOf('residence-permit')).toBe('permission to stay');
      expect(await namesOf('istanbul')).toEqual(LANGUAGES.map(() => 'Constantinople'));
      expect(await namesOf('dubai')).toEqual(['DXB']);
    });

    test('finds posts by the words and names of the release', async () => {
      const find = async (query: string) =>
        (await callApi(service.url, `search?q=${query}`)).ids.toSorted();
      expect(await find('wombat')).toContain(301);
      expect(await find('Stamboul')).toEqual([201, 202, 301]);
      expect(await find('Стамбул')).toEqual([]);
    });
  });
});
