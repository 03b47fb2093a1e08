import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { outputOfPostgresTool, runPostgresTool, withPostgres } from './postgres.ts';

/** Any file: pg reads it, and does not use it before it connects. */
const CERTIFICATE = import.meta.filename;

const URL_OF_DATABASE = 'postgres://diyar:secret@127.0.0.1/diyar';

async function* read(tool: string, args: string[]) {
  yield 'first\n';
  yield* outputOfPostgresTool(URL_OF_DATABASE, tool, args);
}

it('says what to install', async () => {
  const written = runPostgresTool(URL_OF_DATABASE, 'pg_nothing', []);
  await expect(written).rejects.toThrow('pg_nothing is not installed');
  const passedOn = runPostgresTool(URL_OF_DATABASE, 'cat', [], read('pg_nothing', []));
  await expect(passedOn).rejects.toThrow('pg_nothing is not installed');
});

it('says why a program failed, or what it reads from, without the password', async () => {
  const fails = ['-c', 'echo "no: secret" >&2; exit 3'];
  await expect(runPostgresTool(URL_OF_DATABASE, 'sh', fails)).rejects.toThrow('sh failed: no: …');
  const input = read('sh', fails);
  await expect(runPostgresTool(URL_OF_DATABASE, 'cat', [], input)).rejects.toThrow(
    'sh failed: no: …',
  );
  const early = runPostgresTool(URL_OF_DATABASE, 'sh', fails, read('yes', []));
  await expect(early).rejects.toThrow('sh failed: no: …');
});

it.each([
  [
    `postgres://diyar:s%40x@db.example:6543/diyar?sslmode=verify-full&sslrootcert=${CERTIFICATE}`,
    `db.example 6543 diyar s@x diyar verify-full ${CERTIFICATE}`,
  ],
  [
    'postgres://diyar:secret@/diyar?host=/run/postgresql',
    '/run/postgresql 5432 diyar secret diyar - -',
  ],
  ['postgres://diyar@%2Frun%2Fpostgresql/diyar', '/run/postgresql 5432 diyar - diyar - -'],
  [
    'postgres://diyar:secret@db.example/diyar?sslmode=no-verify',
    'db.example 5432 diyar secret diyar require -',
  ],
])('has programs connect to %s as the service does', async (url, expected) => {
  const names = [
    'PGHOST',
    'PGPORT',
    'PGUSER',
    'PGPASSWORD',
    'PGDATABASE',
    'PGSSLMODE',
    'PGSSLROOTCERT',
  ];
  const script = `echo ${names.map((name) => `"\${${name}:--}"`).join(' ')}`;
  expect((await text(outputOfPostgresTool(url, 'sh', ['-c', script]))).trim()).toBe(expected);
});

it('names the reason also for a password that has a percent sign', async () => {
  const connecting = withPostgres('postgres://diyar:50%@127.0.0.1:1/diyar', async () => {});
  await expect(connecting).rejects.toThrow('cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
});
