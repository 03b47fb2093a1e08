import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DeskFixture, type PanelUser, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

const LIST = '/export/api::post.post';
const VERSION_LIST = '/export/api::post-version.post-version';

describe.each(services)('export of lists on $database', ({ database, url }) => {
  describe.skipIf(!url)('of the panel', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const titles = async (user: PanelUser, address: string) => {
      const { status, data } = await user.call('GET', address);
      expect(status).toBe(200);
      const { fields, rows } = data as { fields: string[]; rows: string[][] };
      return rows.map((row) => row[fields.indexOf('title')]);
    };

    test('has the posts of the list, with its filters, search and order', async () => {
      const { administrator } = fixture;
      const all = await titles(administrator, `${LIST}?sort=title:ASC`);
      expect(all.length).toBeGreaterThan(5);
      const events = '?filters[$and][0][post_type][name][$eq]=Event';
      expect((await titles(administrator, `${LIST}${events}`)).toSorted()).toEqual([
        'Evening walk',
        'Past dinner',
      ]);
      expect(await titles(administrator, `${LIST}?_q=Sofa`)).toEqual(['Sofa']);
      const reversed = await titles(administrator, `${LIST}?sort=title:DESC`);
      expect(reversed).toEqual(all.toReversed());
    });

    test('has what the reader may read', async () => {
      const arabic = await fixture.signInAs('Post editor, Arabic');
      const guest = await fixture.signInWithoutRights();
      for (const id of [101, 103]) {
        const documentId = await fixture.documentIdAt(`posts/${id}`);
        await fixture.administrator.desk('POST', `/posts/${documentId}/version`);
      }
      expect(await titles(fixture.administrator, VERSION_LIST)).toHaveLength(2);
      expect(await titles(arabic, VERSION_LIST)).toHaveLength(1);
      expect((await guest.call('GET', LIST)).status).toBe(403);
      expect((await guest.call('GET', '/export/admin::user')).status).toBe(404);
    });
  });
});
