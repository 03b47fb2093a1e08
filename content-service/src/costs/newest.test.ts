import { expect, test } from 'vitest';
import { newestPrices, newestRates } from './newest';
import type { StoredPrice, StoredRate } from './stored-costs';

const price = (
  id: number,
  observed_on: string,
  changes: Partial<StoredPrice> = {},
): StoredPrice => ({
  id,
  item: { key: 'rice' },
  city: { slug: 'dubai' },
  area: null,
  low: 1,
  high: 2,
  currency: 'AED',
  observed_on,
  checked_on: null,
  valid_for: null,
  source_kind: 'editor',
  source: null,
  source_url: null,
  sample_size: null,
  is_example: false,
  ...changes,
});

const rate = (id: number, date: string, kind: string, currency = 'TRY'): StoredRate => ({
  id,
  currency,
  per_usd: id,
  date,
  kind,
  source: null,
  source_url: null,
  has_parallel_market: false,
  is_example: false,
});

const idsOf = (entries: { id: number }[]) => entries.map(({ id }) => id);

test.each([
  ['the day', [price(1, '2026-11-02'), price(2, '2026-11-01')], [1]],
  ['the id on one day', [price(1, '2026-11-01'), price(2, '2026-11-01')], [2]],
  [
    'the day of a check',
    [price(1, '2026-10-01', { checked_on: '2026-11-03' }), price(2, '2026-11-01')],
    [1],
  ],
  ['a check before the day', [price(1, '2026-10-01', { checked_on: '2026-09-01' })], [1]],
  [
    'whether it is an example',
    [price(1, '2026-10-01'), price(2, '2026-11-01', { is_example: true })],
    [1],
  ],
  [
    'the area',
    [price(1, '2026-11-01'), price(2, '2026-11-01', { area: { slug: 'deira' } })],
    [1, 2],
  ],
  ['the city', [price(1, '2026-11-01'), price(2, '2026-11-01', { city: { slug: 'x' } })], [1, 2]],
  [
    'no item or city',
    [price(1, '2026-11-01', { item: null }), price(2, '2026-11-01', { city: null })],
    [],
  ],
])('prices are told apart by %s', (_what, prices, ids) => {
  expect(idsOf(newestPrices(prices))).toEqual(ids);
});

test.each([
  ['the newest', [rate(1, '2026-11-01', 'editor'), rate(2, '2026-11-02', 'published')], [2]],
  [
    'an editor’s of one day',
    [rate(1, '2026-11-01', 'editor'), rate(2, '2026-11-01', 'published')],
    [1],
  ],
  [
    'what is no example',
    [{ ...rate(1, '2026-11-02', 'editor'), is_example: true }, rate(2, '2026-11-01', 'published')],
    [2],
  ],
  [
    'one of each currency',
    [rate(1, '2026-11-01', 'peg', 'AED'), rate(2, '2026-11-01', 'peg')],
    [1, 2],
  ],
])('of rates %s counts', (_what, rates, ids) => {
  expect(idsOf(newestRates(rates))).toEqual(ids);
});
