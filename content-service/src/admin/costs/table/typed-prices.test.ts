import { expect, test } from 'vitest';
import type { PriceTable } from './price-table';
import {
  changedSince,
  filledRows,
  isCheck,
  isFilled,
  NOTHING_TYPED,
  presetsOf,
  type TypedPrices,
  withAllSeen,
  withCell,
  withoutRow,
  withoutSaved,
  withSeen,
} from './typed-prices';

const row = (item: string, updatedAt?: string) => ({
  ...{ item, name: item, group: 'food', unit: 'kilogram' },
  price: updatedAt
    ? {
        ...{ documentId: 'p', updatedAt, low: 1, high: 2, currency: 'AED' },
        ...{ observed_on: '2026-11-02', checked_on: null, valid_until: '2027-11-02' },
        ...{ is_expired: false, source_kind: 'editor', source: null, is_example: false },
      }
    : null,
});

const BEFORE = '2026-11-02T10:00:00.000Z';
const LATER = '2026-11-20T10:00:00.000Z';

const [rice, bread, tea] = [row('rice', BEFORE), row('bread'), row('tea')];

const table: PriceTable = {
  city: { slug: 'dubai', name: 'Dubai', currency: 'AED', months: 12 },
  rows: [rice, bread, tea],
};

test('a row takes what it does not say itself from the fields for all rows', () => {
  let typed = withCell(NOTHING_TYPED, bread, 'low', '4');
  typed = withCell(typed, rice, 'low', '5');
  typed = withCell(typed, rice, 'currency', 'USD');
  typed = { ...typed, presets: { source: 'Two shops' } };
  const presets = presetsOf(typed, table, '2026-11-21');
  expect(filledRows(typed, table, presets)).toMatchObject([
    { item: 'rice', updatedAt: '2026-11-02T10:00:00.000Z', low: '5', currency: 'USD' },
    { item: 'bread', updatedAt: null, low: '4', currency: 'AED', source: 'Two shops' },
  ]);
  expect(presets).toMatchObject({ observed_on: '2026-11-21', source_kind: 'editor' });
});

test('a row without a figure is not saved, one whose price holds is', () => {
  expect(isFilled(undefined)).toBe(false);
  expect(isFilled({ low: ' ', source: 'A shop' })).toBe(false);
  expect(isFilled({ high: '5' })).toBe(true);
  expect(isFilled({ checked_on: '2026-11-21' })).toBe(true);
});

test('what was typed since rows were sent stays, and so do rows that were not', () => {
  const before = withCell(withCell(NOTHING_TYPED, rice, 'low', '5'), tea, 'source', 'A shop');
  const sent = { ...withCell(before, bread, 'low', '4').rows };
  let typed: TypedPrices = { ...before, rows: sent };
  typed = withCell(typed, bread, 'high', '6');
  const { tea: _unfilled, ...filled } = sent;
  const left = withoutSaved(typed, filled);
  expect(left.rows).toEqual({ bread: { low: '4', high: '6' }, tea: { source: 'A shop' } });
  // What is beside bread is our own price.
  expect(Object.keys(left.seen)).toEqual(['tea']);
  expect(withAllSeen(left, { ...table, rows: [row('bread', LATER)] }).seen).toMatchObject({
    bread: { updatedAt: LATER },
    tea: null,
  });
});

test('a row is saved against the price that was beside it when it was typed', () => {
  const typed = withCell(NOTHING_TYPED, rice, 'low', '5');
  const reloaded = { ...table, rows: [row('rice', LATER)] };
  const presets = presetsOf(typed, reloaded, '2026-11-21');
  expect(filledRows(typed, reloaded, presets)).toMatchObject([{ updatedAt: BEFORE }]);
  expect(changedSince(typed, rice)).toBeUndefined();
  const now = row('rice', LATER);
  expect(changedSince(typed, now)).toEqual({ updatedAt: BEFORE, low: 1, high: 2, currency: 'AED' });
  // Typing on does not answer the question.
  expect(changedSince(withCell(typed, now, 'high', '6'), now)).toMatchObject({ updatedAt: BEFORE });
  const mine = withSeen(typed, 'rice', now.price);
  expect(changedSince(mine, now)).toBeUndefined();
  expect(filledRows(mine, reloaded, presets)).toMatchObject([{ updatedAt: LATER, low: '5' }]);
  expect(withoutRow(typed, 'rice')).toEqual(NOTHING_TYPED);
});

test('a price where there was none, or none where there was one, is a change, too', () => {
  const typed = withCell(withCell(NOTHING_TYPED, bread, 'low', '5'), rice, 'low', '5');
  expect(changedSince(typed, row('bread', LATER))).toBeNull();
  expect(changedSince(typed, row('rice'))).toMatchObject({ updatedAt: BEFORE });
});

test('a row that is emptied and typed anew is typed against what is beside it then', () => {
  const now = row('rice', LATER);
  let typed = withCell(NOTHING_TYPED, rice, 'checked_on', '2026-11-21');
  expect(isCheck(typed.rows.rice)).toBe(true);
  expect(changedSince(typed, now)).toMatchObject({ updatedAt: BEFORE });
  typed = withCell(typed, now, 'checked_on', '');
  expect(changedSince(typed, now)).toBeUndefined();
  typed = withCell(typed, now, 'checked_on', '2026-11-21');
  expect(typed.seen.rice).toMatchObject({ updatedAt: LATER });
});
