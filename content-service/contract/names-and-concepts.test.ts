import { beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import { services } from './services.ts';

const CONTENT = '/content-manager/collection-types';
const V5 = { headers: { 'Strapi-Response-Format': 'v5' } };

describe.each(services)('on $database', ({ url }) => {
  describe.skipIf(!url)('names in other languages', () => {
    let editor: Administrator;

    beforeAll(async () => {
      editor = await signInToPanel(url);
    });

    test.each([
      ['area', 'areas?filters[slug]=deira'],
      ['city', 'cities?filters[slug]=istanbul'],
      ['country', 'countries?filters[code]=TR'],
      ['nationality', 'nationalities?filters[language_query]=tr'],
      ['post-category', 'post-categories?filters[slug]=work'],
      ['post-type', 'post-types?filters[name]=Forum'],
    ])('are fields of each %s, shown only if populated', async (type, address) => {
      const before = await callApi(url, address);
      const [entry] = before.data as ApiEntry[];
      const path = `${CONTENT}/api::${type}.${type}/${entry?.documentId}`;
      const { names } = await editor.call('GET', path);
      const written = [
        { language: 'ar', name: 'الاسم', other_names: 'اسم آخر\nوآخر' },
        { language: 'ru', name: 'Имя' },
      ];
      await editor.call('PUT', path, { names: written });
      expect(before.attributes).not.toHaveProperty('names');
      expect((await callApi(url, address)).attributes).not.toHaveProperty('names');
      const { data } = await callApi(url, `${address}&populate=names`, V5);
      expect(data).toMatchObject([{ names: [written[0], { ...written[1], other_names: null }] }]);
      const restored = (names as Record<string, unknown>[]).map(({ id: _, ...name }) => name);
      await editor.call('PUT', path, { names: restored });
    });

    test('are shown with the place of a post', async () => {
      const { status, data } = await callApi(
        url,
        'posts/101?populate[city][populate][names]=*&populate[city][populate][country][populate]=names',
        V5,
      );
      expect(status).toBe(200);
      const names = expect.any(Array);
      expect(data).toMatchObject({ city: { names, country: { names } } });
    });
  });

  describe.skipIf(!url)('what is written about', () => {
    test.each([
      ['city', 'cities?filters[slug]=istanbul'],
      ['nationality', 'nationalities?filters[language_query]=tr'],
    ])('each %s is shown if populated', async (type, address) => {
      const editor = await signInToPanel(url);
      const before = await callApi(url, address);
      const [entry] = before.data as ApiEntry[];
      const path = `${CONTENT}/api::${type}.${type}/${entry?.documentId}`;
      const introductions = [{ language: 'tr', text: 'Burası.\n\nVe orası.' }];
      await editor.call('PUT', path, { introductions });
      expect(before.attributes).not.toHaveProperty('introductions');
      const { data } = await callApi(url, `${address}&populate=introductions`, V5);
      expect(data).toMatchObject([{ introductions }]);
      await editor.call('PUT', path, { introductions: [] });
    });

    test('emergencies in a country is shown with its cities', async () => {
      const editor = await signInToPanel(url);
      const [entry] = (await callApi(url, 'countries?filters[code]=TR')).data as ApiEntry[];
      const path = `${CONTENT}/api::country.country/${entry?.documentId}`;
      const emergency = {
        emergency_numbers: [{ service: 'all', number: '112' }],
        emergency_checked_on: '2026-11-20',
      };
      await editor.call('PUT', path, emergency);
      const populate = 'populate[country][populate][emergency_numbers]=true';
      const { data } = await callApi(url, `cities?filters[slug]=istanbul&${populate}`, V5);
      expect(data).toMatchObject([{ country: emergency }]);
      await editor.call('PUT', path, { emergency_numbers: [], emergency_checked_on: null });
    });
  });

  describe.skipIf(!url)('concepts', () => {
    test('are written in the panel and read by everybody', async () => {
      const editor = await signInToPanel(url);
      const concepts = `${CONTENT}/api::concept.concept`;
      const broader = await editor.call('POST', concepts, { key: 'fauna' });
      const words = [
        { language: 'en', words: 'echidna\nspiny anteater' },
        { language: 'tr', words: 'ekidne' },
      ];
      const concept = await editor.call('POST', concepts, {
        key: 'echidna',
        words,
        broader: { connect: [{ id: broader.id, documentId: broader.documentId }] },
      });
      const read = await callApi(
        url,
        'concepts?filters[broader][key]=fauna&populate=broader,words',
        V5,
      );
      expect(read.data).toMatchObject([{ key: 'echidna', words, broader: { key: 'fauna' } }]);
      await editor.call('DELETE', `${concepts}/${concept.documentId}`);
      await editor.call('DELETE', `${concepts}/${broader.documentId}`);
    });

    test('are not written without a token', async () => {
      const response = await fetch(`${url}/api/concepts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ data: { key: 'echidna' } }),
      });
      expect(response.status).toBe(405);
    });
  });
});
