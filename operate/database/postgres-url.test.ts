import { expect, it } from 'vitest';
import { urlOfDatabase } from './postgres-url.ts';

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
