import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { type DeskFixture, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { previewParameters } from './preview-parameters.ts';
import { services } from './services.ts';
import { WEBSITE_TOKEN } from './start-mailing-service.ts';

const MINUTE = 60;

/** Of a post whose relations, pictures and components are read. */
const EVERYTHING = 'populate=*';

/** Fields that say something of the public post alone. */
const OF_PUBLIC_POSTS = [
  'checked_at',
  'check_due_at',
  'expires_at',
  'contact_hidden_at',
  'confirmed_at',
  'corrected_at',
  'safety_note',
];

/** A hexadecimal signature that differs in its last digit. */
const withOtherEnd = (signature: string) =>
  signature.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));

describe.each(services)('previews on $database', ({ database, url }) => {
  describe.skipIf(!url)('of versions', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
    });
    afterAll(() => fixture.close());

    const open = async (id: number) => {
      const postId = await fixture.documentIdAt(`posts/${id}`);
      const { documentId } = await fixture.administrator.desk('POST', `/posts/${postId}/version`);
      return String(documentId);
    };
    const save = (versionId: string, data: object) =>
      fixture.administrator.call('PUT', `${VERSIONS}/${versionId}`, data);
    const addressesOf = async (versionId: string) =>
      Object.values(await fixture.administrator.desk('GET', `/versions/${versionId}/preview`)) as {
        language: string;
        address: string;
      }[];
    const read = (parameters: URLSearchParams | Record<string, string>) =>
      callApi(fixture.url, `preview?${new URLSearchParams(parameters)}&${EVERYTHING}`);
    const readVersion = async (versionId: string) => {
      const [english] = await addressesOf(versionId);
      return read(new URL(english?.address ?? '').searchParams);
    };

    test('are read as the post that they become', async () => {
      const before = await callApi(fixture.url, `posts/201?${EVERYTHING}`);
      const versionId = await open(201);
      await save(versionId, {
        title: 'مطعم كابل الجديد',
        price: null,
        information: { phone: '+971501234567', languages: 'ar' },
        map: { latitude: 41.01, longitude: 28.97 },
      });
      const preview = await readVersion(versionId);
      expect(preview.status).toBe(200);
      expect(preview.headers.get('cache-control')).toBe('no-store');
      const unchanged = await callApi(fixture.url, `posts/201?${EVERYTHING}`);
      expect(unchanged.data).toEqual(before.data);

      const { updatedAt } = await fixture.administrator.loadVersion(versionId);
      const path = `/versions/${versionId}/make-public`;
      await fixture.administrator.desk('POST', path, { updatedAt });
      const post = await callApi(fixture.url, `posts/201?${EVERYTHING}`);
      const comparable = (text: string) => {
        const { data } = JSON.parse(text);
        delete data.attributes.updatedAt;
        // A draft is not what was checked, confirmed, corrected or doubted.
        for (const name of OF_PUBLIC_POSTS) delete data.attributes[name];
        // Of another row.
        for (const part of ['information', 'map']) delete data.attributes[part].id;
        return data;
      };
      expect(comparable(preview.text)).toEqual(comparable(post.text));
      expect(preview.attributes.title).toBe('مطعم كابل الجديد');
    });

    test('show a new post and a hidden one, which lists and search do not contain', async () => {
      const kind = await fixture.documentIdAt('post-types?filters[name]=Article');
      const created = await fixture.administrator.call('POST', VERSIONS, {
        title: 'Quokkas on the beach',
        description: '<p>Quokkas everywhere.</p>',
        is_active: false,
        post_type: [kind],
      });
      const versionId = String(created.data.documentId);
      const { attributes, ids } = await readVersion(versionId);
      expect(ids).toEqual([2_147_483_647]);
      expect(attributes).toMatchObject({
        title: 'Quokkas on the beach',
        is_active: false,
        stick_top: false,
        sticky_order: 0,
        post_type: { data: { attributes: { name: 'Article' } } },
      });
      const parameters = String(
        new URLSearchParams(previewParameters(versionId, WEBSITE_TOKEN, MINUTE)),
      );
      for (const address of [
        'posts?_q=quokkas',
        'posts?pagination[limit]=100',
        'search?q=quokkas',
      ]) {
        const { status, text } = await callApi(fixture.url, address);
        expect([address, status, /quokka.*beach/i.test(text)]).toEqual([address, 200, false]);
      }
      for (const [address, status] of [
        [`posts/${versionId}?${EVERYTHING}`, 404],
        [`posts?${parameters}`, 400],
        [`post-versions/${versionId}?${parameters}`, 404],
        [`preview/${versionId}?${parameters}`, 404],
      ]) {
        expect((await callApi(fixture.url, String(address))).status, String(address)).toBe(status);
      }
    });

    test('are refused without a signature of this version that has not expired', async () => {
      const versionId = await open(101);
      const other = await open(104);
      await save(versionId, { title: 'Secret plans' });
      const signed = previewParameters(versionId, WEBSITE_TOKEN, MINUTE);
      const refused: [number, Record<string, string>][] = [
        [403, {}],
        [403, { version: versionId }],
        [403, { ...signed, signature: '' }],
        [403, { ...signed, signature: withOtherEnd(signed.signature) }],
        [403, { ...signed, expires: String(Number(signed.expires) + MINUTE) }],
        [403, { ...previewParameters(other, WEBSITE_TOKEN, MINUTE), version: versionId }],
        [403, previewParameters(versionId, `${WEBSITE_TOKEN}x`, MINUTE)],
        [410, previewParameters(versionId, WEBSITE_TOKEN, -1)],
        [404, previewParameters('no-such-version', WEBSITE_TOKEN, MINUTE)],
      ];
      for (const [status, parameters] of refused) {
        const response = await read(parameters);
        expect([response.status, response.data], JSON.stringify(parameters)).toEqual([
          status,
          null,
        ]);
        expect(response.headers.get('cache-control')).toBe('no-store');
      }
      expect((await read(signed)).attributes.title).toBe('Secret plans');
      const unknown = await read({ ...signed, filters: 'x' });
      expect(unknown.status).toBe(400);
    });

    test('have addresses for those who may read the version', async () => {
      const arabic = await fixture.signInAs('Post editor, Arabic');
      const guest = await fixture.signInWithoutRights();
      const english = `/desk/versions/${await open(104)}/preview`;
      const own = `/desk/versions/${await open(201)}/preview`;
      const statuses = [
        (await arabic.call('GET', own)).status,
        (await arabic.call('GET', english)).status,
        (await guest.call('GET', own)).status,
        (await fetch(fixture.url + own)).status,
        (await fixture.administrator.call('GET', '/desk/versions/none/preview')).status,
      ];
      expect(statuses).toEqual([200, 403, 403, 401, 404]);
    });
  });
});
