import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { findPostgresBinaries, type RunningPostgres, startPostgres } from './start-postgres.ts';
import { type RunningService, startContentService } from './start-service.ts';

const binaries = findPostgresBinaries() ?? '';
const POSTS = '/content-manager/collection-types/api::post.post';

/** Limits in milliseconds: for a health check, and for the service to recover. */
const MAX_HEALTH_CHECK_MS = 2000;
const RECOVERY_POLL = { timeout: 20_000, interval: 100 };

async function checkHealth(service: RunningService) {
  const startedAt = performance.now();
  const response = await fetch(`${service.url}/_health`);
  const text = await response.text();
  return {
    status: response.status,
    text,
    isInTime: performance.now() - startedAt < MAX_HEALTH_CHECK_MS,
  };
}

const waitUntilHealthy = (service: RunningService) =>
  vi.waitFor(async () => expect((await checkHealth(service)).status).toBe(204), RECOVERY_POLL);

describe.skipIf(!binaries)('a service whose PostgreSQL', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'postgres-away-'));
  let postgres: RunningPostgres;
  let service: RunningService;

  beforeAll(async () => {
    postgres = await startPostgres(binaries, 'only-for-tests');
    service = await startContentService({
      dataDir,
      databaseUrl: postgres.url,
      env: { DEMO_CONTENT: 'false' },
    });
  });
  afterEach(() => postgres.resume());
  afterAll(async () => {
    await service.stop();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const send = (subject: string) =>
    fetch(`${service.url}/api/send`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        name: 'Mariam',
        email: 'mariam@example.org',
        subject,
        message: 'Where do I find the office?',
      }),
    });

  test('runs is healthy', async () => {
    expect(await checkHealth(service)).toMatchObject({ status: 204, text: '' });
  });

  test('goes down reports that within 2 s, returns 503, and recovers when it is back', async () => {
    const editor = await signInToPanel(service.url);
    await postgres.shutDown();
    const down = await checkHealth(service);
    expect(down).toMatchObject({ status: 503, isInTime: true });
    expect(JSON.parse(down.text)).toEqual({
      status: 'unavailable',
      reason: expect.stringMatching(/^the database cannot be reached \(\w+\)$/),
    });
    for (const response of [await fetch(`${service.url}/api/posts`), await send('While away')]) {
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    await expect(editor.call('POST', POSTS, { title: 'While away' })).rejects.toThrow(/: 503 /);
    await postgres.restart();
    await waitUntilHealthy(service);
    expect((await callApi(service.url, 'posts')).status).toBe(200);
    expect((await send('After that')).status).toBe(200);
    expect(await editor.call('POST', POSTS, { title: 'After that' })).toHaveProperty('id');
    expect(service.lastLines().join('\n')).not.toMatch(/only-for-tests|\n\s+at /);
  });

  test('hangs reports that within 2 s to concurrent checks, and recovers afterwards', async () => {
    await waitUntilHealthy(service);
    postgres.suspend();
    const checks = await Promise.all(Array.from({ length: 30 }, () => checkHealth(service)));
    for (const check of checks) expect(check).toMatchObject({ status: 503, isInTime: true });
    expect(JSON.parse(checks[0]?.text ?? '')).toEqual({
      status: 'unavailable',
      reason: 'the database does not respond within 1500 ms',
    });
    postgres.resume();
    await waitUntilHealthy(service);
    expect((await callApi(service.url, 'posts')).status).toBe(200);
  });

  test('has no connection left reports that within 2 s, and recovers afterwards', async () => {
    await waitUntilHealthy(service);
    const otherClient = new pg.Client({ connectionString: postgres.url });
    await otherClient.connect();
    await otherClient.query('begin; lock table posts in access exclusive mode');
    // More than the connections of the pool.
    const pendingReads = Array.from({ length: 15 }, (_, page) =>
      callApi(service.url, `posts?pagination[page]=${page + 1}`),
    );
    await vi.waitFor(
      async () => expect((await checkHealth(service)).status).toBe(503),
      RECOVERY_POLL,
    );
    expect(await checkHealth(service)).toMatchObject({ status: 503, isInTime: true });
    await otherClient.query('rollback');
    await otherClient.end();
    for (const { status } of await Promise.all(pendingReads)) expect([200, 503]).toContain(status);
    await waitUntilHealthy(service);
  });

  test('closes a connection during commit reports no success', async () => {
    const editor = await signInToPanel(service.url);
    const otherClient = new pg.Client({ connectionString: postgres.url });
    await otherClient.connect();
    // A trigger that runs at commit.
    await otherClient.query(`
      create function cut_off() returns trigger language plpgsql as $$
        begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
      create constraint trigger cut_off after insert on posts deferrable initially deferred
        for each row execute function cut_off()`);
    await expect(editor.call('POST', POSTS, { title: 'Cut off' })).rejects.toThrow(/: 503 /);
    await otherClient.query('drop trigger cut_off on posts');
    const { rows } = await otherClient.query("select id from posts where title = 'Cut off'");
    expect(rows).toEqual([]);
    await otherClient.end();
    expect(await editor.call('POST', POSTS, { title: 'Not cut off' })).toHaveProperty('id');
  });
});
