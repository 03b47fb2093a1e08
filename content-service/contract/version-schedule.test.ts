import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { executeSql, queryNumber, toDatabaseTime } from './database-access.ts';
import { type DeskFixture, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';
import { type ReusedService, startInReusedProcess } from './start-in-reused-process.ts';

describe.each(services)('schedules on $database', ({ database, url }) => {
  describe.skipIf(!url)('of versions', () => {
    let fixture: DeskFixture;

    /** Another process on the database. */
    let copy: ReusedService;

    beforeAll(async () => {
      fixture = await startDeskFixture(database);
      copy = await startInReusedProcess({ ...fixture.location, env: { DEMO_CONTENT: 'false' } });
    });
    afterAll(async () => {
      await copy.stop();
      await fixture.close();
    });

    /** Both processes do what is due at a time, at once. */
    const publishDueAt = async (time: string) => {
      const now = new Date(time);
      await Promise.all(
        [fixture, copy].map(async ({ runJob }) => {
          await runJob('publishDue', now);
          await runJob('deleteOldVersions', now);
        }),
      );
    };
    const schedule = async (
      id: number,
      title: string,
      times: { appears_at: string | null; disappears_at: string | null },
    ) => {
      const postDocumentId = await fixture.documentIdAt(`posts/${id}`);
      const opened = await fixture.administrator.desk('POST', `/posts/${postDocumentId}/version`);
      const { data } = await fixture.administrator.call('PUT', `${VERSIONS}/${opened.documentId}`, {
        title,
      });
      const scheduled = await fixture.administrator.call(
        'POST',
        `/desk/versions/${opened.documentId}/schedule`,
        { ...times, updatedAt: data.updatedAt },
      );
      return { versionId: opened.documentId, postDocumentId, scheduled };
    };
    const titleOf = async (id: number) => (await fixture.readPost(id)).attributes.title;
    const publicVersions = async (postDocumentId: string) => {
      const { versions } = await fixture.administrator.desk(
        'GET',
        `/posts/${postDocumentId}/history`,
      );
      return (versions as Record<string, unknown>[]).filter(({ state }) => state === 'public');
    };

    test('make a version public when its time has come, once, however many processes look', async () => {
      const { postDocumentId, scheduled } = await schedule(101, 'Planned', {
        appears_at: '2998-05-01T08:00:00Z',
        disappears_at: null,
      });
      expect(scheduled).toMatchObject({ status: 200, data: { state: 'scheduled' } });
      await publishDueAt('2998-05-01T07:59:59Z');
      expect(await titleOf(101)).not.toBe('Planned');
      await publishDueAt('2998-05-01T08:00:00Z');
      expect(await titleOf(101)).toBe('Planned');
      const records = await publicVersions(postDocumentId);
      expect(records.filter(({ title }) => title === 'Planned')).toMatchObject([
        { public_at: '2998-05-01T08:00:00.000Z', public_by: expect.any(String) },
      ]);
    });

    test('hide a post when its time is over, also after a correction', async () => {
      const { versionId, postDocumentId, scheduled } = await schedule(301, 'For a while', {
        appears_at: null,
        disappears_at: '2998-06-01T00:00:00Z',
      });
      expect(scheduled.status).toBe(200);
      await fixture.administrator.desk('POST', `/versions/${versionId}/make-public`, {
        updatedAt: scheduled.data.updatedAt,
      });
      await fixture.publish(postDocumentId, { title: 'Corrected' });
      await publishDueAt('2998-05-31T23:59:59Z');
      expect(await titleOf(301)).toBe('Corrected');
      await publishDueAt('2998-06-01T00:00:00Z');
      expect((await fixture.readPost(301)).status).toBe(404);
      // Shown again by an editor, it stays.
      await fixture.publish(postDocumentId, { is_active: true });
      await publishDueAt('2998-06-02T00:00:00Z');
      expect(await titleOf(301)).toBe('Corrected');
    });

    test('return a version to review if the post has changed meanwhile', async () => {
      const { versionId, postDocumentId } = await schedule(501, 'Planned, too', {
        appears_at: '2998-07-01T00:00:00Z',
        disappears_at: null,
      });
      await fixture.administrator.call(
        'PUT',
        `/content-manager/collection-types/api::post.post/${postDocumentId}`,
        { title: 'Written directly' },
      );
      await publishDueAt('2998-07-01T00:00:00Z');
      expect(await titleOf(501)).toBe('Written directly');
      expect(await fixture.administrator.loadVersion(versionId)).toMatchObject({
        state: 'in-review',
        title: 'Planned, too',
        note: 'not-published: post-changed',
      });
    });

    test.each([
      ['a time to appear that is over', '2001-01-01T00:00:00Z', null],
      ['an end before the beginning', '2998-02-01T00:00:00Z', '2998-01-01T00:00:00Z'],
      ['an end that is over', null, '2001-01-01T00:00:00Z'],
      ['something else than a time', 'tomorrow', null],
    ])('are refused with %s', async (_, appears_at, disappears_at) => {
      const { scheduled } = await schedule(201, 'x', { appears_at, disappears_at });
      expect(scheduled.status).toBe(400);
    });

    test('appear within a minute in the running service', async () => {
      const { versionId } = await schedule(601, 'Now', {
        appears_at: '2998-01-01T00:00:00Z',
        disappears_at: null,
      });
      await executeSql(
        fixture.location,
        'UPDATE post_versions SET appears_at = $1 WHERE document_id = $2',
        toDatabaseTime(fixture.location, new Date(Date.now() - 1000)),
        String(versionId),
      );
      await expect.poll(() => titleOf(601), { timeout: 60_000, interval: 1000 }).toBe('Now');
    });

    test('keep a deleted post for thirty days, and drafts that nobody wrote in for one', async () => {
      const documentId = await fixture.documentIdAt('posts/302');
      const opened = await fixture.documentIdAt('posts/104');
      await fixture.administrator.desk('POST', `/posts/${opened}/version`);
      await fixture.administrator.desk('DELETE', `/posts/${documentId}`);
      const kept = async (postDocumentId: string) =>
        queryNumber(
          fixture.location,
          'SELECT COUNT(*) AS number FROM post_versions WHERE post_document_id = $1',
          postDocumentId,
        );
      const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
      await publishDueAt(daysFromNow(0.9));
      expect([await kept(documentId), await kept(opened)]).toEqual([2, 1]);
      await publishDueAt(daysFromNow(29));
      expect([await kept(documentId), await kept(opened)]).toEqual([2, 0]);
      await publishDueAt(daysFromNow(31));
      expect(await kept(documentId)).toBe(0);
    });
  });
});
