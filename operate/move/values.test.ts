import { expect, it } from 'vitest';
import {
  type ColumnKind,
  fromPostgres,
  fromSqlite,
  toPostgres,
  toSqlite,
  type Value,
} from './values.ts';

it.each<[ColumnKind, unknown, string | null, Value]>([
  ['boolean', 1n, 't', true],
  ['boolean', 0n, 'f', false],
  ['number', 26.6, '26.60', 26.6],
  ['number', 101n, '101', 101],
  ['text', 'سلام', 'سلام', 'سلام'],
  ['text', null, null, null],
  [
    'json',
    '{"b":1,"a":[{"d":1,"c":2}]}',
    '{"a": [{"c": 2, "d": 1}], "b": 1}',
    '{"a":[{"c":2,"d":1}],"b":1}',
  ],
  ['json', 'null', null, null],
])('%s: SQLite has %o, PostgreSQL %o', (kind, sqlite, postgres, value) => {
  expect(fromSqlite(sqlite, kind)).toEqual(value);
  expect(fromPostgres(postgres, kind)).toEqual(value);
});

it('keeps times, which PostgreSQL stores by the clock of the machine', () => {
  const time = Date.UTC(2026, 6, 1, 12, 30, 15, 250);
  const text = String(toPostgres(time, 'time'));
  expect(fromPostgres(text.replace('T', ' '), 'time')).toBe(time);
  expect(fromSqlite(BigInt(time), 'time')).toBe(time);
  expect(fromSqlite('2026-07-01 12:30:15', 'time')).toBe(time - 250);
});

it('writes whole numbers to SQLite as such', () => {
  expect([1, 1.5, true, null, 'a'].map(toSqlite)).toEqual([1n, 1.5, 1n, null, 'a']);
});
