import { beforeAll, describe, expect, inject, test } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { type ApiEntry, callApi } from './call-api.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { services } from './services.ts';

const TYPES = '/content-manager/collection-types';
const POSTS = `${TYPES}/api::post.post`;

const locationOf = (database: string) => {
  const environment =
    database === 'SQLite' ? inject('sqliteEnvironment') : inject('postgresEnvironment');
  return { dataDir: environment.DATA_DIR ?? '', databaseUrl: environment.DATABASE_URL };
};

describe.each(services)('the search index on $database', ({ database, url }) => {
  describe.skipIf(!url)('is kept', () => {
    const location = locationOf(database);
    const search = async (query: string) => {
      const response = await callApi(
        url,
        `search?correct=false&limit=50&q=${encodeURIComponent(query)}`,
      );
      return response.ids;
    };
    const referenceTo = async (address: string) => {
      const [entry] = [(await callApi(url, address)).data].flat() as ApiEntry[];
      return { id: entry?.id, documentId: entry?.documentId };
    };
    /** How many rows the index holds in all: what is taken out must leave nothing behind. */
    const indexSize = async () => {
      const tables = ['documents', 'texts', 'terms', 'postings', 'words', 'spellings', 'sounds'];
      const counts = tables.map((table) => `(select count(*) from search_${table})`);
      return queryNumber(location, `select ${counts.join(' + ')} as number`);
    };
    const totals = () =>
      queryNumber(location, 'select documents * 1000000 + words as number from search_totals');
    let editor: Administrator;

    beforeAll(async () => {
      editor = await signInToPanel(url);
    });

    test('when an editor creates, edits, hides, shows, copies and deletes a post', async () => {
      const [sizeBefore, totalsBefore] = [await indexSize(), await totals()];
      const { id, documentId } = await editor.call('POST', POSTS, {
        title: 'Quokkas for rent',
        description: '<p>Marsupials by the hour.</p>',
        information: { organiser: 'Wombat Society', email: 'numbat@marsupial.example' },
      });
      expect(await search('renting a quokka')).toContain(id);
      expect(await search('wombats')).toEqual([id]);
      expect(await search('numbat')).toEqual([]);
      await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'Bandicoots for rent' });
      expect(await search('quokka')).toEqual([]);
      expect(await search('bandicoot')).toEqual([id]);
      await editor.call('PUT', `${POSTS}/${documentId}`, { is_active: false });
      expect(await search('bandicoot')).toEqual([]);
      expect(await search('marsupials')).toEqual([]);
      expect([await indexSize(), await totals()]).toEqual([sizeBefore, totalsBefore]);
      await editor.call('PUT', `${POSTS}/${documentId}`, { is_active: true });
      const copy = await editor.call('POST', `${POSTS}/clone/${documentId}`, { slug: 'copy' });
      expect((await search('bandicoot')).toSorted()).toEqual([id, copy.id].toSorted());
      await editor.call('DELETE', `${POSTS}/${copy.documentId}`);
      expect(await search('bandicoot')).toEqual([id]);
      await editor.call('DELETE', `${POSTS}/${documentId}`);
      expect(await search('bandicoot')).toEqual([]);
      expect([await indexSize(), await totals()]).toEqual([sizeBefore, totalsBefore]);
    });

    test('with how words sound, for those who type them in Latin letters', async () => {
      const sizeBefore = await indexSize();
      const inRussian = async (query: string) =>
        (await callApi(url, `search?language=ru&q=${query}`)).ids;
      const { id, documentId } = await editor.call('POST', POSTS, { title: 'Вомбаты напрокат' });
      expect(await inRussian('vombaty')).toEqual([id]);
      await editor.call('PUT', `${POSTS}/${documentId}`, { title: 'Кускусы напрокат' });
      expect(await inRussian('vombaty')).toEqual([]);
      expect(await inRussian('kuskusy')).toEqual([id]);
      await editor.call('DELETE', `${POSTS}/${documentId}`);
      expect(await inRussian('kuskusy')).toEqual([]);
      expect(await indexSize()).toBe(sizeBefore);
    });

    test('with words for delivery in all languages, while the post says that it delivers', async () => {
      const { id, documentId } = await editor.call('POST', POSTS, {
        title: 'Pomelos by the crate',
        information: { delivers: true },
      });
      const queries = [
        'who delivers pomelos',
        'delivery',
        'توصيل',
        'доставка',
        'डिलीवरी',
        'teslimat',
      ];
      for (const query of queries) expect([query, (await search(query))[0]]).toEqual([query, id]);
      await editor.call('PUT', `${POSTS}/${documentId}`, { information: { delivers: false } });
      expect(await search('delivery')).not.toContain(id);
      await editor.call('DELETE', `${POSTS}/${documentId}`);
    });

    test.each([
      ['post-type', 'name', 'Forum', 'Agora', [601]],
      ['city', 'name', 'İstanbul', 'Bosphorus Town', [201, 202, 301]],
      ['country', 'name', 'Türkiye', 'Anatolia', [201, 202, 301]],
      ['area', 'name', 'Deira', 'Creekside', [101]],
    ])('when a %s gets another %s', async (type, field, name, newName, ids) => {
      const plural = type === 'city' || type === 'country' ? type.replace(/y$/, 'ies') : `${type}s`;
      const entry = await referenceTo(`${plural}?filters[${field}]=${encodeURIComponent(name)}`);
      const address = `${TYPES}/api::${type}.${type}/${entry.documentId}`;
      await editor.call('PUT', address, { [field]: newName });
      expect((await search(newName)).toSorted()).toEqual(ids);
      await editor.call('PUT', address, { [field]: name });
      expect(await search(newName)).toEqual([]);
    });

    test('when a save fails: nothing of it is found', async () => {
      const sizeBefore = await indexSize();
      const post = { title: 'Platypus', slug: 'sofa' };
      await expect(editor.call('POST', POSTS, post)).rejects.toThrow();
      expect(await search('platypus')).toEqual([]);
      expect(await indexSize()).toBe(sizeBefore);
    });

    test('when another program writes: what is hidden at once, what is new soon', async () => {
      await executeSql(location, "update posts set title = 'Echidna sofa' where id = 501");
      await expect.poll(() => search('echidna'), { timeout: 30_000 }).toEqual([501]);
      await executeSql(location, 'update posts set is_active = false where id = 501');
      expect(await search('echidna')).toEqual([]);
      await executeSql(
        location,
        "update posts set title = 'Sofa', is_active = true where id = 501",
      );
      await expect.poll(() => search('sofas'), { timeout: 30_000 }).toEqual([501]);
      expect(await search('echidna')).toEqual([]);
      await executeSql(
        location,
        `insert into posts (id, document_id, title, is_active, stick_top, sticky_order,
           is_harbour_partner, created_at, updated_at)
         select 9001, 'another-program', 'Potoroo', is_active, stick_top, sticky_order,
           is_harbour_partner, created_at, updated_at from posts where id = 501`,
      );
      await expect.poll(() => search('potoroos'), { timeout: 30_000 }).toEqual([9001]);
      await executeSql(location, 'delete from posts where id = 9001');
      expect(await search('potoroos')).toEqual([]);
      const pending = () => queryNumber(location, 'select count(*) as number from search_pending');
      await expect
        .poll(async () => (await search('sofa')) && (await pending()), { timeout: 30_000 })
        .toBe(0);
    });

    test('without words that only hidden posts hold: none is corrected to', async () => {
      const { data, meta } = await callApi(url, 'search?q=pomegranat');
      expect(data).toEqual([]);
      expect(meta).toMatchObject({ corrected: [] });
    });
  });
});
