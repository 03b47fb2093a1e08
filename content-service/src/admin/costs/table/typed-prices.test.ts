import { expect, test } from 'vitest';
import type { PriceTable } from './price-table';
import {
  filledRows,
  isFilled,
  NOTHING_TYPED,
  presetsOf,
  type TypedPrices,
  withCell,
  withoutSaved,
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

const table: PriceTable = {
  city: { slug: 'dubai', name: 'Dubai', currency: 'AED', months: 12 },
  rows: [row('rice', '2026-11-02T10:00:00.000Z'), row('bread'), row('tea')],
};

test('a row takes what it does not say itself from the fields for all rows', () => {
  let typed = withCell(NOTHING_TYPED, 'bread', 'low', '4');
  typed = withCell(typed, 'rice', 'low', '5');
  typed = withCell(typed, 'rice', 'currency', 'USD');
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
  const before = withCell(withCell(NOTHING_TYPED, 'rice', 'low', '5'), 'tea', 'source', 'A shop');
  const sent = { ...withCell(before, 'bread', 'low', '4').rows };
  let typed: TypedPrices = { ...before, rows: sent };
  typed = withCell(typed, 'bread', 'high', '6');
  const { rice, bread } = sent;
  expect(withoutSaved(typed, { ...(rice && { rice }), ...(bread && { bread }) }).rows).toEqual({
    bread: { low: '4', high: '6' },
    tea: { source: 'A shop' },
  });
});
