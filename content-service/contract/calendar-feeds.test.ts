import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalendarServer, startCalendarServer } from './calendar-server.ts';
import { type DeskFixture, type PanelUser, startDeskFixture, VERSIONS } from './desk-fixture.ts';
import { services } from './services.ts';

const FEEDS = '/content-manager/collection-types/api::calendar-feed.calendar-feed';
const HOUR_MS = 3_600_000;

const BEGIN = Date.now();

/** The day of all events; in Dubai, it begins four hours earlier. */
const DAY = new Date(BEGIN + 7 * 24 * HOUR_MS).toISOString().slice(0, 10);

interface Event {
  uid: string;
  title: string;
  /** Hours and minutes. */
  start?: string;
  place?: string;
  status?: string;
}

const calendarOf = (events: readonly Event[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap(({ uid, title, start = '1800', place = 'Park', status = 'CONFIRMED' }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      `SUMMARY:${title}`,
      `DTSTART:${DAY.replaceAll('-', '')}T${start}00`,
      `LOCATION:${place}`,
      `STATUS:${status}`,
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

interface Found {
  documentId: string;
  title: string;
  state: string;
  editor_name: string;
  updatedAt: string;
  is_active: boolean;
}

describe.each(services)('calendars of organisers on $database', ({ database, url }) => {
  describe.skipIf(!url)('become posts in review', () => {
    let fixture: DeskFixture;
    let publisher: PanelUser;
    let server: CalendarServer;
    let feed: string;
    let hours = 0;
    let picnic: number;

    beforeAll(async () => {
      server = await startCalendarServer();
      fixture = await startDeskFixture(database, { CALENDAR_NETWORKS: '127.0.0.1' });
      publisher = await fixture.signInAs('Publisher');
    });
    afterAll(async () => {
      await fixture.close();
      await server.close();
    });

    const addFeed = async (path: string, more: object = {}) => {
      const city = await fixture.documentIdAt('cities?filters[slug][$eq]=dubai');
      const { status, data } = await publisher.call('POST', FEEDS, {
        name: `Feed ${path}`,
        address: `${server.url}${path}`,
        is_active: true,
        city: { connect: [{ documentId: city }] },
        ...more,
      });
      expect(status).toBe(201);
      return String(data.documentId);
    };
    /** Has the service read what is due an hour later. */
    const readFeeds = () => {
      hours += 1;
      return fixture.runJob('fetchDueFeeds', new Date(BEGIN + hours * HOUR_MS));
    };
    const publish = (path: string, events: readonly Event[]) =>
      server.serve(path, calendarOf(events));
    const feedNow = async (documentId = feed) =>
      (await publisher.call('GET', `${FEEDS}/${documentId}`)).data;
    const versionsOf = async (title: string) => {
      const address = `${VERSIONS}?pageSize=100&sort=id:ASC&filters[title][$eq]=${title}`;
      return (await publisher.callRaw(address)).data.results as Found[];
    };
    const versionOf = async (title: string) => {
      const found = (await versionsOf(title)).at(-1);
      if (!found) throw new Error(`no version of ${title}`);
      return found;
    };
    const save = async (title: string, data: object) =>
      publisher.call('PUT', `${VERSIONS}/${(await versionOf(title)).documentId}`, data);
    const makePublic = async (title: string) => {
      const { documentId } = await versionOf(title);
      const [nationality, post_type] = await Promise.all([
        fixture.documentIdAt('nationalities?filters[language_query][$eq]=en'),
        fixture.documentIdAt('post-types?filters[name][$eq]=Event'),
      ]);
      const saved = await publisher.call('PUT', `${VERSIONS}/${documentId}`, {
        description: '<p>Everybody is welcome. Bring something to eat and a friend.</p>',
        nationality: { connect: [{ documentId: nationality }] },
        post_type: { connect: [{ documentId: post_type }] },
      });
      const { status, data, error } = await publisher.call(
        'POST',
        `/desk/versions/${documentId}/make-public`,
        { updatedAt: saved.data.updatedAt },
      );
      expect(status, error?.message).toBe(200);
      return Number(data.id);
    };
    const discard = async (title: string) => {
      const { documentId, updatedAt } = await versionOf(title);
      const change = { state: 'discarded', updatedAt };
      await publisher.desk('POST', `/versions/${documentId}/state`, change);
    };

    test('only once they are switched on, with what all events have in common', async () => {
      publish('/a', [{ uid: '1', title: 'Picnic' }]);
      feed = await addFeed('/a', { is_active: false, organiser: 'Neighbours' });
      await readFeeds();
      expect(server.requests).toEqual([]);
      await publisher.call('PUT', `${FEEDS}/${feed}`, { is_active: true });
      await readFeeds();
      const { documentId, state, editor_name } = await versionOf('Picnic');
      expect([state, editor_name]).toEqual(['in-review', 'Feed /a']);
      expect(await publisher.loadVersion(documentId)).toMatchObject({
        start: `${DAY}T14:00:00.000Z`,
        is_active: true,
        information: { address: 'Park', organiser: 'Neighbours' },
      });
      expect(await feedNow()).toMatchObject({ problem: null, fetched_at: expect.any(String) });
      const { data } = await publisher.call('GET', '/import/list');
      expect(Object.values(data)).toMatchObject([{ name: 'Feed /a', versions: 1 }]);
    });

    test('and are asked for at most once an hour, and only if they have changed', async () => {
      server.requests.length = 0;
      await fixture.runJob('fetchDueFeeds', new Date(BEGIN + hours * HOUR_MS + 60_000));
      expect(server.requests).toEqual([]);
      await readFeeds();
      expect(server.requests).toMatchObject([{ path: '/a', status: 304 }]);
      expect(await versionsOf('Picnic')).toHaveLength(1);
    });

    test('whose fields follow the calendar until an editor changes them', async () => {
      await save('Picnic', { title: 'Our picnic' });
      publish('/a', [{ uid: '1', title: 'Picnic!', place: 'Beach', start: '1900' }]);
      await readFeeds();
      expect(await versionsOf('Picnic!')).toEqual([]);
      const { documentId } = await versionOf('Our picnic');
      expect(await publisher.loadVersion(documentId)).toMatchObject({
        start: `${DAY}T15:00:00.000Z`,
        information: { address: 'Beach' },
      });
    });

    test('and whose changes of a public post are proposed as a version in review', async () => {
      picnic = await makePublic('Our picnic');
      publish('/a', [{ uid: '1', title: 'Picnic!', place: 'Garden', start: '1900' }]);
      await readFeeds();
      const [, proposal] = await versionsOf('Our picnic');
      expect(proposal).toMatchObject({ state: 'in-review', editor_name: 'Feed /a' });
      const loaded = await publisher.loadVersion(proposal?.documentId);
      expect(loaded).toMatchObject({
        note: 'calendar: changed',
        information: { address: 'Garden', organiser: 'Neighbours' },
      });
      expect((await fixture.readPost(picnic)).attributes.information).toMatchObject({
        address: 'Beach',
      });
      await discard('Our picnic');
      await readFeeds();
      expect(await versionsOf('Our picnic')).toHaveLength(2);
    });

    test('and wait while an editor writes', async () => {
      const post = await fixture.documentIdAt(`posts/${picnic}`);
      const { documentId } = await publisher.desk('POST', `/posts/${post}/version`);
      await publisher.call('PUT', `${VERSIONS}/${documentId}`, { price: 5, currency: 'AED' });
      publish('/a', [{ uid: '1', title: 'Picnic!', place: 'Garden', start: '2000' }]);
      await readFeeds();
      expect(await versionsOf('Our picnic')).toHaveLength(3);
      await discard('Our picnic');
      await readFeeds();
      const { documentId: proposed } = await versionOf('Our picnic');
      expect(await publisher.loadVersion(proposed)).toMatchObject({
        start: `${DAY}T16:00:00.000Z`,
        information: { address: 'Beach' },
      });
    });

    test('and are proposed for hiding when they are cancelled or gone', async () => {
      const both = [
        { uid: '2', title: 'Concert' },
        { uid: '3', title: 'Lecture' },
        { uid: '4', title: 'Fair' },
      ];
      publish('/a', both);
      await readFeeds();
      expect(await versionOf('Our picnic')).toMatchObject({ state: 'in-review', is_active: false });
      const id = await makePublic('Concert');
      publish('/a', [{ uid: '2', title: 'Concert', status: 'CANCELLED' }, both[2] as Event]);
      await readFeeds();
      expect(await versionOf('Concert')).toMatchObject({ state: 'in-review', is_active: false });
      expect((await fixture.readPost(id)).attributes.is_active).toBe(true);
      expect(await versionOf('Lecture')).toMatchObject({ state: 'in-review', is_active: false });
      expect(await versionOf('Fair')).toMatchObject({ state: 'in-review', is_active: true });
      publish('/a', both);
      await readFeeds();
      expect(await versionOf('Lecture')).toMatchObject({ state: 'in-review', is_active: true });
    });

    test('and do not come back once an editor has discarded or deleted them', async () => {
      await discard('Fair');
      const { documentId } = await versionOf('Lecture');
      await fixture.administrator.call('DELETE', `${VERSIONS}/${documentId}`);
      publish('/a', [
        { uid: '2', title: 'Concert' },
        { uid: '3', title: 'Lecture', place: 'Hall' },
        { uid: '4', title: 'Fair', place: 'Hall' },
      ]);
      await readFeeds();
      expect(await versionsOf('Lecture')).toEqual([]);
      expect(await versionsOf('Fair')).toMatchObject([{ state: 'discarded' }]);
    });

    test('once if two calendars have them, or their UID changes', async () => {
      publish('/a', [{ uid: '5', title: 'Race' }]);
      publish('/b', [
        { uid: '5', title: 'Race', place: 'Elsewhere' },
        { uid: 'b6', title: 'RACE' },
      ]);
      await addFeed('/b');
      await readFeeds();
      expect(await versionsOf('Race')).toHaveLength(1);
      expect(await versionsOf('RACE')).toEqual([]);
      publish('/a', [{ uid: 'another', title: 'Race' }]);
      publish('/b', []);
      await readFeeds();
      expect(await versionsOf('Race')).toMatchObject([{ is_active: true }]);
    });

    test('unless they cannot be read, which is logged once and shown to editors', async () => {
      const broken = await addFeed('/broken');
      const problem = async () => (await feedNow(broken)).problem;
      const warnings = () =>
        fixture.lastLines().filter((line) => line.includes('Feed /broken')).length;
      await readFeeds();
      expect(await problem()).toBe('feed-refused');
      expect(warnings()).toBe(1);
      // What was printed since.
      await readFeeds();
      expect(warnings()).toBe(0);
      server.serve('/broken', '<!doctype html><title>Sign in</title>');
      await readFeeds();
      expect(await problem()).toBe('feed-unreadable');
      server.serve('/broken', 'x'.repeat(2_100_000));
      await readFeeds();
      expect(await problem()).toBe('feed-too-large');
      publish('/broken', [{ uid: '7', title: 'Open day' }]);
      await readFeeds();
      expect(await problem()).toBeNull();
      expect(await versionsOf('Open day')).toHaveLength(1);
    });

    test('and can be undone together, but for what editors have changed since', async () => {
      const events = (place: string) =>
        ['Quiz', 'Choir', 'Swap'].map((title) => ({ uid: title, title, place }));
      publish('/undo', events('Park'));
      await addFeed('/undo');
      await readFeeds();
      publish('/undo', events('Library'));
      await readFeeds();
      await save('Swap', { title: 'Swap of books' });
      const { data } = await publisher.call('GET', '/import/list');
      const imports = Object.values(data) as unknown as {
        id: string;
        name: string;
        by: string | null;
      }[];
      const { id, by } = imports.find(({ name }) => name === 'Feed /undo') ?? {};
      expect(by).toBeNull();
      expect((await publisher.call('POST', `/import/${id}/undo`)).data).toEqual({
        deleted: 2,
        left: [expect.objectContaining({ title: 'Swap of books', state: 'in-review' })],
      });
      publish('/undo', events('Hall'));
      await readFeeds();
      expect([...(await versionsOf('Quiz')), ...(await versionsOf('Choir'))]).toEqual([]);
    });

    test('or are not on the public internet', async () => {
      await fixture.restart({ CALENDAR_NETWORKS: '' });
      server.requests.length = 0;
      await readFeeds();
      expect(server.requests).toEqual([]);
      expect(await feedNow()).toMatchObject({ problem: 'feed-private' });
    });

    test('and are added by those who publish', async () => {
      const editor = await fixture.signInAs('Post editor');
      expect((await editor.callRaw(FEEDS)).status).toBe(200);
      const body = { name: 'Mine', address: 'https://example.org/a.ics' };
      expect((await editor.call('POST', FEEDS, body)).status).toBe(403);
      const local = { ...body, address: 'file:///etc/passwd' };
      expect((await publisher.call('POST', FEEDS, local)).status).toBe(400);
    });
  });
});
