import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { executeSql, toDatabaseTime } from './database-access.ts';
import { type DeskFixture, POSTS, startDeskFixture } from './desk-fixture.ts';
import { services } from './services.ts';

const DAY_MS = 86_400_000;
const BUSINESSES = 'posts?filters[post_type][name]=Business&pagination[limit]=100';
const LIST_ORDER = 'sort=stick_top:desc,sticky_order:desc,createdAt:desc';
const SINKING_ORDER = 'sort=stick_top:desc,sticky_order:desc,listed_last:asc,createdAt:desc';

describe.each(services)('posts that nobody checks on $database', ({ database, url }) => {
  describe.skipIf(!url)('in lists and search', () => {
    let fixture: DeskFixture;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      await save(202, { stick_top: false, sticky_order: 0 });
    });
    afterAll(() => fixture.close());

    /** As if somebody had last checked a post that many days ago. */
    const setChecked = async (id: number, daysAgo: number) => {
      const time = toDatabaseTime(fixture.location, new Date(Date.now() - daysAgo * DAY_MS));
      await executeSql(
        fixture.location,
        'update posts set checked_at = $1 where id = $2',
        time,
        id,
      );
    };
    /** An edit, after which everything that follows from the last check is calculated again. */
    const save = async (id: number, data: object = {}) => {
      const documentId = await fixture.documentIdAt(`posts/${id}`);
      const { status } = await fixture.administrator.call('PUT', `${POSTS}/${documentId}`, data);
      expect(status).toBe(200);
    };
    const markChecked = async (id: number) => {
      const documentIds = [await fixture.documentIdAt(`posts/${id}`)];
      const body = { documentIds, change: { checked: true } };
      expect((await fixture.administrator.call('POST', '/bulk/posts', body)).status).toBe(200);
    };
    const idsAt = async (address: string) => (await callApi(fixture.url, address)).ids;

    test('businesses whose check is due come last in lists that ask for it, until they are checked', async () => {
      const newestFirst = await idsAt(`${BUSINESSES}&${LIST_ORDER}`);
      expect(newestFirst.length).toBeGreaterThan(1);
      const [first = 0, ...others] = newestFirst;
      await setChecked(first, 200);
      await save(first);
      expect(await idsAt(`${BUSINESSES}&${LIST_ORDER}`)).toEqual(newestFirst);
      expect(await idsAt(`${BUSINESSES}&${SINKING_ORDER}`)).toEqual([...others, first]);
      await save(first, { stick_top: true });
      expect((await idsAt(`${BUSINESSES}&${SINKING_ORDER}`))[0]).toBe(first);
      await save(first, { stick_top: false });
      await markChecked(first);
      expect(await idsAt(`${BUSINESSES}&${SINKING_ORDER}`)).toEqual(newestFirst);
    });

    test('a check that becomes due is noticed without any edit', async () => {
      const [first = 0, ...others] = await idsAt(`${BUSINESSES}&${SINKING_ORDER}`);
      const due = toDatabaseTime(fixture.location, new Date(Date.now() - DAY_MS));
      await setChecked(first, 200);
      await executeSql(
        fixture.location,
        'update posts set check_due_at = $1 where id = $2',
        due,
        first,
      );
      await fixture.restart();
      await expect
        .poll(() => idsAt(`${BUSINESSES}&${SINKING_ORDER}`), { timeout: 20_000 })
        .toEqual([...others, first]);
      await markChecked(first);
    });

    test('offers end 60 days after their last check, and a check renews them', async () => {
      const offers = `posts?filters[post_type][name]=Marketplace`;
      const current = `${offers}&filters[$or][0][expires_at][$null]=true&filters[$or][1][expires_at][$gt]=${new Date().toISOString()}`;
      const expiryOf = async () =>
        Date.parse(String((await fixture.readPost(501)).attributes.expires_at));
      expect(await idsAt(current)).toContain(501);
      await setChecked(501, 61);
      await save(501);
      expect(await expiryOf()).toBeLessThan(Date.now());
      expect(await idsAt(offers)).toContain(501);
      expect(await idsAt(current)).not.toContain(501);
      await markChecked(501);
      expect(Math.abs((await expiryOf()) - Date.now() - 60 * DAY_MS)).toBeLessThan(DAY_MS);
      expect(await idsAt(current)).toContain(501);
    });

    test('the search finds them, after what matches as well', async () => {
      const kind = await fixture.documentIdAt('post-types?filters[name]=Business');
      const create = async (slug: string) => {
        const { status } = await fixture.administrator.call('POST', POSTS, {
          title: 'Xylophone workshop',
          description: '<p>Xylophones are repaired here.</p>',
          slug,
          is_active: true,
          post_type: [kind],
        });
        expect(status).toBe(201);
        return (await idsAt(`posts?filters[slug]=${slug}`))[0] ?? 0;
      };
      const older = await create('older-workshop');
      const newer = await create('newer-workshop');
      expect(await idsAt('search?q=xylophone')).toEqual([newer, older]);
      await setChecked(newer, 200);
      await save(newer);
      expect(await idsAt('search?q=xylophone')).toEqual([older, newer]);
    });

    test('what follows from a check is not public where nobody needs it', async () => {
      const { attributes } = await fixture.readPost(201);
      expect(attributes).toHaveProperty('checked_at');
      expect(attributes).not.toHaveProperty('checked_by');
      expect(attributes).not.toHaveProperty('listed_last');
    });
  });
});
