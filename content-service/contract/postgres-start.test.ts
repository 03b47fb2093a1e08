import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi } from './call-api.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { findPostgresBinaries, type RunningPostgres, startPostgres } from './start-postgres.ts';
import { startContentService } from './start-service.ts';

const binaries = findPostgresBinaries() ?? '';
const seedDir = fileURLToPath(new URL('seed', import.meta.url));

describe.skipIf(!binaries)('a start on PostgreSQL', () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'postgres-start-'));
  let postgres: RunningPostgres;

  beforeAll(async () => {
    postgres = await startPostgres(binaries, 'only-for-tests');
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const startupErrorOf = async (change: Partial<URL>, env: Record<string, string> = {}) => {
    const url = Object.assign(new URL(postgres.url), change);
    const start = startContentService({ dataDir, seedDir, databaseUrl: url.href, env });
    const failure: unknown = await start.catch((error: unknown) => error);
    const [, ...lines] = String(failure).trim().split('\n');
    expect(lines.join('\n')).not.toMatch(/only-for-tests|hidden/);
    return lines;
  };
  const host = () => new URL(postgres.url).host;

  test.each([
    [
      'a wrong password',
      { password: 'hidden' },
      'does not accept the user and password of DATABASE_URL.',
    ],
    ['no password', { password: '' }, /cannot be used: SASL/],
    [
      'a missing database',
      { pathname: 'nowhere' },
      'has no database "nowhere"; create it or correct DATABASE_URL.',
    ],
    [
      'TLS that the server does not have',
      { search: 'sslmode=verify-full' },
      /cannot be used: The server does not support SSL/,
    ],
  ])('with %s ends at once with one sentence', async (_what, change, expectedMessage) => {
    const lines = await startupErrorOf(change);
    expect(lines).toEqual([
      typeof expectedMessage === 'string'
        ? `content service: PostgreSQL at ${host()} ${expectedMessage}`
        : expect.stringMatching(expectedMessage),
    ]);
  });

  test('with an invalid DATABASE_URL ends at once with one sentence', async () => {
    const databaseUrl = 'postgres://user:hid#den@127.0.0.1/name';
    const start = startContentService({ dataDir, databaseUrl });
    const failure = String(await start.catch((error: unknown) => error));
    expect(failure.trim().split('\n').slice(1)).toEqual([
      expect.stringMatching(/^content service: DATABASE_URL /),
    ]);
    expect(failure).not.toMatch(/hid|den/);
  });

  test('that is down waits, logs that, and ends with one sentence', async () => {
    await postgres.shutDown();
    const lines = await startupErrorOf({}, { DATABASE_WAIT_SECONDS: '2' });
    expect(lines).toEqual([
      `database: PostgreSQL at ${host()} cannot be reached (ECONNREFUSED); trying for 2 s.`,
      `content service: PostgreSQL at ${host()} cannot be reached (ECONNREFUSED); start it or correct DATABASE_URL.`,
    ]);
    await postgres.restart();
  });

  test('that comes up later continues by itself', async () => {
    await postgres.shutDown();
    let restarting = Promise.resolve();
    const service = await startInReusedProcess({
      dataDir,
      databaseUrl: postgres.url,
      env: { DEMO_CONTENT: 'false' },
      onLine: (line) => {
        if (line.startsWith('database: ')) restarting = postgres.restart();
      },
    });
    await restarting;
    expect((await callApi(service.url, 'posts')).status).toBe(200);
    await service.stop();
  });
});
