import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { callApi } from './call-api.ts';
import { type MailingFixture, startMailingFixture, uniqueMessage } from './mailing-fixture.ts';

const POSTS = '/content-manager/collection-types/api::post.post';

/** Limit for a response, in milliseconds: the website waits 2800. */
const MAX_RESPONSE_MS = 2700;

const LOCKED = 'another program has locked the database';

/** Awaits work and measures how long it took, in milliseconds. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const startedAt = performance.now();
  const result = await work;
  return { result, ms: performance.now() - startedAt };
}

describe('a SQLite file that another program has locked', () => {
  let fixture: MailingFixture;
  let otherConnection: DatabaseSync;

  beforeAll(async () => {
    fixture = await startMailingFixture('SQLite');
    otherConnection = new DatabaseSync(path.join(fixture.dataLocation.dataDir, 'data.db'), {
      timeout: 5000,
    });
  });
  afterEach(() => {
    if (otherConnection.isTransaction) otherConnection.exec('rollback');
  });
  afterAll(async () => {
    otherConnection.close();
    await fixture.close();
    rmSync(fixture.dataLocation.dataDir, { recursive: true, force: true });
  });

  const storedSubjects = () =>
    otherConnection
      .prepare('select subject from contact_messages')
      .all()
      .map(({ subject }) => subject);

  const logLinesWith = (text: string) =>
    fixture
      .service()
      .lastLines()
      .filter((line) => line.includes(text));

  test('uses a write-ahead log', () => {
    expect(otherConnection.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('can still be read, and the health check responds', async () => {
    otherConnection.exec('begin exclusive');
    // Writers wait meanwhile, background jobs included.
    const pendingWrites = [1, 2, 3].map(() => fixture.send(uniqueMessage()));
    const { result: readResponse, ms } = await timed(callApi(fixture.service().url, 'posts'));
    const { result: health, ms: healthMs } = await timed(fetch(`${fixture.service().url}/_health`));
    expect([readResponse.status, health.status]).toEqual([200, 204]);
    expect([ms < 1000, healthMs < 1000]).toEqual([true, true]);
    otherConnection.exec('rollback');
    for (const response of await Promise.all(pendingWrites)) expect(response.status).toBe(200);
  });

  test('makes writers wait for a short lock', async () => {
    const before = logLinesWith(LOCKED).length;
    otherConnection.exec('begin immediate');
    const message = uniqueMessage();
    const pendingSend = fixture.send(message);
    const pendingSave = fixture.editor.call('POST', POSTS, { title: 'While it is locked' });
    await vi.waitFor(() => expect(logLinesWith(LOCKED).length).toBeGreaterThan(before), 5000);
    expect(storedSubjects()).not.toContain(message.subject);
    otherConnection.exec('rollback');
    expect((await pendingSend).status).toBe(200);
    expect(await pendingSave).toMatchObject({ title: 'While it is locked' });
    expect(storedSubjects()).toContain(message.subject);
    await fixture.waitForState(message, 'sent');
  });

  test('returns 503 with Retry-After to writers during a long lock, and stores exactly what was accepted', async () => {
    const send = async () => {
      const message = uniqueMessage();
      return { message, ...(await timed(fixture.send(message))) };
    };
    otherConnection.exec('begin exclusive');
    const rejectedSends = await Promise.all([send(), send(), send()]);
    // These are still waiting when the lock ends.
    const pendingSends = [send(), send(), send()];
    expect((await fetch(`${fixture.service().url}/_health`)).status).toBe(204);
    otherConnection.exec('rollback');
    for (const { message, result: response, ms } of rejectedSends) {
      expect([response.status, ms < MAX_RESPONSE_MS]).toEqual([503, true]);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await response.json()).toMatchObject({ data: null, error: { status: 503 } });
      expect(storedSubjects()).not.toContain(message.subject);
    }
    for (const { message, result: response } of await Promise.all(pendingSends)) {
      expect(response.status).toBe(200);
      expect(storedSubjects()).toContain(message.subject);
      await fixture.waitForState(message, 'sent');
    }
  });

  test("returns 503 to an editor's save and the panel's sign-in, too", async () => {
    otherConnection.exec('begin exclusive');
    const pendingSave = fixture.editor.call('POST', POSTS, { title: 'Never stored' });
    const pendingLogin = fetch(`${fixture.service().url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'editor@panel.example', password: 'Only-4-tests' }),
    });
    await expect(pendingSave).rejects.toThrow(/POST .*: 503 /);
    expect((await pendingLogin).status).toBe(503);
    otherConnection.exec('rollback');
    const found = await fixture.editor.call('GET', `${POSTS}?filters[title][$eq]=Never stored`);
    expect(found).toMatchObject({ results: [] });
  });

  test('is logged when the lock begins and ends, without what visitors wrote', () => {
    const lockCount = logLinesWith(LOCKED).length;
    expect(lockCount).toBeGreaterThan(0);
    expect(logLinesWith('the database can be written again')).toHaveLength(lockCount);
    expect(fixture.service().lastLines().join('\n')).not.toMatch(/mariam|the <b>office/i);
  });
});
