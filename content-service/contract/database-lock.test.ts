import { rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ask } from './ask.ts';
import { aMessage, type MailingDesk, openMailingDesk } from './mailing-desk.ts';

const POSTS = '/content-manager/collection-types/api::post.post';

/** How long a request may take at most, in milliseconds: the website waits 2800. */
const PATIENCE = 2700;

const LOCKED = 'another program has locked the database';

/** Runs work and tells how long it took, in milliseconds. */
async function timed<Result>(work: Promise<Result>): Promise<{ result: Result; ms: number }> {
  const began = performance.now();
  const result = await work;
  return { result, ms: performance.now() - began };
}

describe('a SQLite file that another program has locked', () => {
  let desk: MailingDesk;
  let other: DatabaseSync;

  beforeAll(async () => {
    desk = await openMailingDesk('SQLite');
    other = new DatabaseSync(path.join(desk.place.dataDir, 'data.db'), { timeout: 5000 });
  });
  afterEach(() => {
    if (other.isTransaction) other.exec('rollback');
  });
  afterAll(async () => {
    other.close();
    await desk.close();
    rmSync(desk.place.dataDir, { recursive: true, force: true });
  });

  const stored = () =>
    other
      .prepare('select subject from contact_messages')
      .all()
      .map(({ subject }) => subject);

  const linesAbout = (text: string) =>
    desk
      .service()
      .lastLines()
      .filter((line) => line.includes(text));

  test('is written through a write-ahead log', () => {
    expect(other.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
  });

  test('is read all the same, and a health check is answered', async () => {
    other.exec('begin exclusive');
    // Writers wait meanwhile, also those that nobody waits for.
    const writers = [1, 2, 3].map(() => desk.send(aMessage()));
    const { result: read, ms } = await timed(ask(desk.service().url, 'posts'));
    const { result: health, ms: healthMs } = await timed(fetch(`${desk.service().url}/_health`));
    expect([read.status, health.status]).toEqual([200, 204]);
    expect([ms < 1000, healthMs < 1000]).toEqual([true, true]);
    other.exec('rollback');
    for (const answer of await Promise.all(writers)) expect(answer.status).toBe(200);
  });

  test('keeps writers waiting for a short lock', async () => {
    const before = linesAbout(LOCKED).length;
    other.exec('begin immediate');
    const message = aMessage();
    const sending = desk.send(message);
    const saving = desk.editor.call('POST', POSTS, { title: 'While it is locked' });
    await vi.waitFor(() => expect(linesAbout(LOCKED).length).toBeGreaterThan(before), 5000);
    expect(stored()).not.toContain(message.subject);
    other.exec('rollback');
    expect((await sending).status).toBe(200);
    expect(await saving).toMatchObject({ title: 'While it is locked' });
    expect(stored()).toContain(message.subject);
    await desk.untilState(message, 'sent');
  });

  test('has writers come back later while a lock lasts, loses nothing that was accepted, and stores nothing that was not', async () => {
    const send = async () => {
      const message = aMessage();
      return { message, ...(await timed(desk.send(message))) };
    };
    other.exec('begin exclusive');
    const early = await Promise.all([send(), send(), send()]);
    // These still wait when the lock ends.
    const late = [send(), send(), send()];
    expect((await fetch(`${desk.service().url}/_health`)).status).toBe(204);
    other.exec('rollback');
    for (const { message, result: answer, ms } of early) {
      expect([answer.status, ms < PATIENCE]).toEqual([503, true]);
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(await answer.json()).toMatchObject({ data: null, error: { status: 503 } });
      expect(stored()).not.toContain(message.subject);
    }
    for (const { message, result: answer } of await Promise.all(late)) {
      expect(answer.status).toBe(200);
      expect(stored()).toContain(message.subject);
      await desk.untilState(message, 'sent');
    }
  });

  test("answers an editor likewise, and the panel's sign-in", async () => {
    other.exec('begin exclusive');
    const saving = desk.editor.call('POST', POSTS, { title: 'Never stored' });
    await expect(saving).rejects.toThrow(/POST .*: 503 /);
    const login = await fetch(`${desk.service().url}/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'editor@panel.example', password: 'Only-4-tests' }),
    });
    expect(login.status).toBe(503);
    other.exec('rollback');
    const found = await desk.editor.call('GET', `${POSTS}?filters[title][$eq]=Never stored`);
    expect(found).toMatchObject({ results: [] });
  });

  test('is written down when the lock begins and ends, without what visitors wrote', () => {
    const begun = linesAbout(LOCKED).length;
    expect(begun).toBeGreaterThan(0);
    expect(linesAbout('the database can be written again')).toHaveLength(begun);
    expect(desk.service().lastLines().join('\n')).not.toMatch(/mariam|the <b>office/i);
  });
});
