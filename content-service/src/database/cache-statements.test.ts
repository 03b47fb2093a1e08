import { createRequire } from 'node:module';
import { beforeEach, describe, expect, test } from 'vitest';
import { cacheStatements, type PreparingConnection, type Statement } from './cache-statements';

interface TestConnection extends PreparingConnection {
  exec: (sql: string) => void;
  prepare: (sql: string) => Statement & {
    all: (...values: number[]) => unknown[];
    iterate: () => Iterator<unknown>;
  };
  close: () => void;
}

// The package has no types.
const Database: new (file: string) => TestConnection = createRequire(__filename)('better-sqlite3');

describe('cacheStatements', () => {
  let database: TestConnection;
  beforeEach(() => {
    database = new Database(':memory:');
    database.exec('create table posts (id integer); insert into posts values (1), (2)');
    cacheStatements(database);
    return () => database.close();
  });

  test('prepares a statement once', () => {
    const statement = database.prepare('select id from posts where id = ?');
    expect(database.prepare('select id from posts where id = ?')).toBe(statement);
    expect(statement.all(1)).toEqual([{ id: 1 }]);
    expect(statement.all(2)).toEqual([{ id: 2 }]);
  });

  test('prepares another one while the first is still returning rows', () => {
    const rows = database.prepare('select id from posts').iterate();
    rows.next();
    expect(database.prepare('select id from posts').all()).toHaveLength(2);
    rows.return?.();
  });

  test('returns the columns that a table has by now', () => {
    expect(database.prepare('select * from posts').all()[0]).toEqual({ id: 1 });
    database.exec("alter table posts add column title text default 'Sofa'");
    expect(database.prepare('select * from posts').all()[0]).toEqual({ id: 1, title: 'Sofa' });
  });

  test('drops the statements that have not been used for longest', () => {
    const used = database.prepare('select 0');
    const unused = database.prepare('select -1');
    for (let number = 1; number <= 600; number += 1) {
      database.prepare(`select ${number}`);
      database.prepare('select 0');
    }
    expect(database.prepare('select 0')).toBe(used);
    expect(database.prepare('select -1')).not.toBe(unused);
  });

  test('does not keep long statements', () => {
    const long = `select ${'1 + '.repeat(900)} 1 /* ${' '.repeat(10_000)} */`;
    expect(database.prepare(long)).not.toBe(database.prepare(long));
  });
});
