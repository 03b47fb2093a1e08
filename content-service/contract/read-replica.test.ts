import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Administrator, signInToPanel } from './administrator.ts';
import { callApi } from './call-api.ts';
import { createDataLocation } from './data-location.ts';
import { executeSql, queryNumber } from './database-access.ts';
import { startInReusedProcess } from './start-in-reused-process.ts';
import { findPostgresBinaries, type RunningPostgres, startReplica } from './start-postgres.ts';
import type { RunningService } from './start-service.ts';

const POSTS = '/content-manager/collection-types/api::post.post';
const server = inject('postgresServer');

/** Lets a database be away for one program only. */
async function startProxy(target: URL) {
  const sockets = new Set<Socket>();
  const proxy = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => other.destroy());
      socket.pipe(other);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    port: (proxy.address() as AddressInfo).port,
    close() {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

describe.skipIf(!server)('a service with a read replica', () => {
  let [replica, service, editor, proxy] = [] as unknown as [
    RunningPostgres,
    RunningService,
    Administrator,
    Awaited<ReturnType<typeof startProxy>>,
  ];
  let onReplica = { dataDir: '', databaseUrl: '' };

  beforeAll(async () => {
    const location = await createDataLocation('PostgreSQL', 'seeded');
    replica = await startReplica(findPostgresBinaries() ?? '', { url: server });
    const direct = new URL(location.databaseUrl ?? '');
    const [read, proxied] = [new URL(direct), new URL(direct)];
    read.port = new URL(replica.url).port;
    proxy = await startProxy(direct);
    proxied.port = String(proxy.port);
    onReplica = { dataDir: '', databaseUrl: read.href };
    const env = { DATABASE_READ_URL: read.href };
    service = await startInReusedProcess({ ...location, databaseUrl: proxied.href, env });
    editor = await signInToPanel(service.url);
  });
  afterAll(async () => {
    await service?.stop();
    proxy?.close();
    await replica?.stop();
  });

  const titleOf101 = async () => {
    const { data } = await callApi(service.url, 'posts/101?fields[0]=title', {
      headers: { 'Strapi-Response-Format': 'v5' },
    });
    return data as unknown as { title: string; documentId: string };
  };
  const rename = async (title: string) =>
    editor.call('PUT', `${POSTS}/${(await titleOf101()).documentId}`, { title });
  /** Of the service's connections to the replica, those whose last statement read posts. */
  const readingConnections = () =>
    queryNumber(
      onReplica,
      `select count(*) as number from pg_stat_activity
       where pid <> pg_backend_pid() and query like '%"posts"%'`,
    );

  test('reads from it what has just been written', async () => {
    await rename('Written a moment ago');
    expect((await titleOf101()).title).toBe('Written a moment ago');
    await vi.waitFor(async () => {
      await callApi(service.url, `posts?pagination[limit]=2&pagination[start]=${Date.now() % 90}`);
      expect(await readingConnections()).toBeGreaterThan(0);
    });
  });

  test('reads from the database while the replica is behind', async () => {
    await executeSql(onReplica, 'select pg_wal_replay_pause()');
    await rename('Not on the replica yet');
    expect((await titleOf101()).title).toBe('Not on the replica yet');
    await executeSql(onReplica, 'select pg_wal_replay_resume()');
  });

  test('reads from the replica while the database is away, and writes nothing', async () => {
    await rename('Known to both');
    await vi.waitFor(async () =>
      expect(
        await queryNumber(
          onReplica,
          `select count(*) as number from posts where title = 'Known to both'`,
        ),
      ).toBe(1),
    );
    proxy.close();
    expect((await titleOf101()).title).toBe('Known to both');
    const list = await callApi(service.url, 'posts?pagination[limit]=3');
    expect([list.status, (list.data as unknown[]).length]).toEqual([200, 3]);
    const { status } = await fetch(`${service.url}/_health`);
    expect(status).toBe(503);
  });
});

describe.skipIf(!server)('a service whose replica is away', () => {
  test('reads from the database', async () => {
    const location = await createDataLocation('PostgreSQL', 'seeded');
    const env = { DATABASE_READ_URL: 'postgres://diyar:secret-of-it@127.0.0.1:9/diyar' };
    const service = await startInReusedProcess({ ...location, env });
    const lists = [1, 2, 3].map((limit) =>
      callApi(service.url, `posts?pagination[limit]=${limit}`),
    );
    for (const { status } of await Promise.all(lists)) expect(status).toBe(200);
    const lines = service.lastLines().join('\n');
    expect(lines.match(/the replica is not used/g)).toHaveLength(1);
    expect(lines).not.toContain('secret-of-it');
    await service.stop();
  });
});
