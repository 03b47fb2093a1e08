import { expect, it } from 'vitest';
import { parsePostgresUrl, urlOfDatabase } from './postgres-url.ts';

it.each([
  [
    'postgres://diyar:s%40x@db.example:6543/diyar?sslmode=require',
    'postgres://diyar:s%40x@db.example:6543/other?sslmode=require',
  ],
  [
    'postgres://diyar@/diyar?host=/run/postgresql',
    'postgres://diyar@localhost/other?host=/run/postgresql',
  ],
  ['postgres:///diyar?host=/run/postgresql', 'postgres:///other?host=/run/postgresql'],
])('names another database on the server of %s', (server, expected) => {
  expect(urlOfDatabase(server, 'other')).toBe(expected);
});

it.each(['localhost/diyar', 'mysql://diyar@localhost/diyar', 'postgres://diyar@localhost:z/diyar'])(
  'says what an address of PostgreSQL looks like, in place of %s',
  (url) => {
    expect(() => parsePostgresUrl(url)).toThrow('postgres://user:password@host:5432/name');
  },
);
