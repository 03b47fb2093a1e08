import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import {
  type DeskFixture,
  type PanelUser,
  POSTS,
  startDeskFixture,
  VERSIONS,
} from './desk-fixture.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Row {
  key: string;
  title: string | null;
  post: { documentId: string; language: string } | null;
  facts: Record<string, unknown>;
}

interface Summary {
  id: string;
  total: number;
  rows: Row[];
}

describe.each(services)("the panel's first page on $database", ({ database, url }) => {
  describe.skipIf(!url)('with the posts of the contract tests', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const today = async (user: PanelUser, query = '') => {
      const { languages, sections } = await user.desk('GET', `/today${query}`);
      return { languages, sections: sections as Summary[] };
    };
    const section = async (id: string, query = '', user = fixture.administrator) => {
      const found = (await today(user, query)).sections.find((each) => each.id === id);
      if (!found) throw new Error(`there is no section ${id}`);
      return found;
    };
    const titles = ({ rows }: Summary) => rows.map(({ title }) => title);
    const documentIdOf = (id: number) => fixture.documentIdAt(`posts/${id}`);
    const writePost = async (id: number, data: object) =>
      fixture.administrator.call('PUT', `${POSTS}/${await documentIdOf(id)}`, data);

    test('lists what a role may do something about', async () => {
      const ids = async (role: string) =>
        (await today(await fixture.signInAs(role))).sections.map(({ id }) => id);
      const ofPosts = [
        'to-check',
        'from-businesses',
        'in-review',
        'translations',
        'pictures',
        'without-place',
      ];
      expect((await ids('Moderator')).toSorted()).toEqual(
        [...ofPosts, 'reports', 'messages', 'searches'].toSorted(),
      );
      expect((await ids('Post editor')).toSorted()).toEqual([...ofPosts, 'searches'].toSorted());
      const guest = await fixture.signInWithoutRights();
      expect((await today(guest)).sections.map(({ id }) => id)).toEqual(['searches']);
      expect((await guest.call('GET', '/desk/today/to-check')).status).toBe(404);
      expect((await callApi(fixture.url, '../desk/today')).status).toBe(401);
    });

    test('shows an editor of one language the posts of that language', async () => {
      const arabic = await fixture.signInAs('Post editor, Arabic');
      expect((await today(arabic)).languages).toEqual(['ar']);
      const { rows } = await section('pictures', '', arabic);
      expect(rows.every(({ post }) => post?.language === 'ar')).toBe(true);
    });

    test('lists what is to be checked, longest due first, until it was checked', async () => {
      const past = (days: number) =>
        toDatabaseTime(fixture.location, new Date(Date.now() - days * 86_400_000));
      for (const [id, days] of [
        [201, 3],
        [202, 8],
      ] as const) {
        const change = 'update posts set check_due_at = $1 where id = $2';
        await executeSql(fixture.location, change, past(days), id);
      }
      const before = await section('to-check');
      expect(before.rows.map(({ key }) => key)).toEqual([
        await documentIdOf(202),
        await documentIdOf(201),
      ]);
      await fixture.administrator.call('POST', '/bulk/posts', {
        documentIds: [before.rows[0]?.key],
        change: { checked: true },
      });
      expect((await section('to-check')).rows.map(({ key }) => key)).toEqual([
        await documentIdOf(201),
      ]);
    });

    test('is limited to a language and to a city', async () => {
      const { data } = await callApi(fixture.url, 'cities?filters[slug]=dubai');
      const [dubai] = [data].flat() as { id: number }[];
      const all = (await today(fixture.administrator)).sections;
      for (const query of ['?language=ar', `?city=${dubai?.id}`]) {
        const limited = (await today(fixture.administrator, query)).sections;
        for (const { id, total } of limited) {
          expect(total, id).toBeLessThanOrEqual(all.find((each) => each.id === id)?.total ?? 0);
        }
        expect(limited.map(({ id }) => id)).not.toContain('searches');
      }
      const arabic = (await today(fixture.administrator, '?language=ar')).sections;
      const languages = arabic.flatMap(({ rows }) =>
        rows.flatMap(({ post }) => post?.language ?? []),
      );
      expect(new Set(languages)).not.toContain('en');
      expect((await fixture.administrator.call('GET', '/desk/today?city=x')).status).toBe(400);
    });

    test('is limited to what the user has written', async () => {
      const editor = await fixture.signInAs('Publisher');
      expect((await section('pictures', '?mine=true', editor)).total).toBe(0);
      const documentId = await documentIdOf(301);
      const version = await editor.desk('POST', `/posts/${documentId}/version`);
      const saved = await editor.call('PUT', `${VERSIONS}/${version.documentId}`, {
        city: null,
      });
      expect(titles(await section('in-review', '', editor))).toEqual([]);
      await editor.desk('POST', `/versions/${version.documentId}/state`, {
        updatedAt: saved.data.updatedAt,
        state: 'in-review',
        note: 'Where is it?',
      });
      const mine = await section('in-review', '?mine=true', editor);
      expect(mine.rows).toMatchObject([
        { key: version.documentId, facts: { note: 'Where is it?', editor: expect.any(String) } },
      ]);
      expect((await section('in-review', '?mine=true')).total).toBe(0);
      const listed = await editor.loadVersion(version.documentId);
      await editor.desk('POST', `/versions/${version.documentId}/make-public`, {
        updatedAt: listed.updatedAt,
      });
      expect((await section('without-place', '?mine=true', editor)).rows).toMatchObject([
        { key: documentId },
      ]);
      expect((await section('without-place')).rows.map(({ key }) => key)).toContain(documentId);
    });

    test('lists a picture until it is described or called decorative', async () => {
      const upload = (name: string) => {
        const body = new FormData();
        body.append('files', new Blob([PIXEL], { type: 'image/png' }), `${name}.png`);
        return fixture.upload(body);
      };
      const before = (await section('pictures')).total;
      const described = await upload('described');
      const decorative = await upload('decorative');
      await writePost(201, { picture: described, gallery: [described, decorative] });
      await writePost(202, { picture: described });
      const rows = [
        { key: String(decorative) },
        { key: String(described), facts: { name: 'described.png' } },
      ];
      expect(await section('pictures')).toMatchObject({ total: before + 2, rows });
      const uploader = await signInToPanel(fixture.url);
      for (const [id, fileInfo] of [
        [described, { alternativeText: 'A door', decorative: false }],
        [decorative, { alternativeText: '', decorative: true }],
      ] as const) {
        const body = new FormData();
        body.append('fileInfo', JSON.stringify(fileInfo));
        await uploader.changeFile(id, body);
      }
      expect((await section('pictures')).total).toBe(before);
    });

    test('lists translations whose original has changed', async () => {
      const original = await documentIdOf(101);
      const { data } = await callApi(fixture.url, 'nationalities?filters[language_query]=ar');
      const [community] = [data].flat() as { documentId: string }[];
      const draft = await fixture.administrator.desk('POST', `/posts/${original}/translations`, {
        community: community?.documentId,
      });
      const saved = await fixture.administrator.call('PUT', `${VERSIONS}/${draft.documentId}`, {
        title: 'الأسبوع الأول',
      });
      await fixture.administrator.desk('POST', `/versions/${draft.documentId}/make-public`, {
        updatedAt: saved.data.updatedAt,
      });
      expect((await section('translations')).total).toBe(0);
      await fixture.publish(original, { title: 'The first week here' });
      expect((await section('translations')).rows).toMatchObject([
        { title: 'الأسبوع الأول', facts: { need: 'outdated' }, post: { language: 'ar' } },
      ]);
    });

    test('lists searches that found nothing', async () => {
      const searches = [
        { query: 'xylophone', language: 'en', searches: 7, followed: 0 },
        { query: 'week', language: 'en', searches: 9, followed: 3 },
      ];
      await callApi(fixture.url, 'search-counts', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Website-Token': WEBSITE_TOKEN },
        body: JSON.stringify({ searches }),
      });
      expect(await section('searches')).toMatchObject({
        total: 1,
        rows: [{ title: 'xylophone', facts: { times: 7 } }],
      });
    });

    test('gives the entries of a section in pages', async () => {
      const first = await fixture.administrator.desk('GET', '/today/to-check?page=1');
      expect(first).toMatchObject({ total: expect.any(Number), pages: 1 });
      expect(await fixture.administrator.desk('GET', '/today/to-check?page=2')).toMatchObject({
        rows: [],
      });
    });
  });
});
