import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { readExamplePrices, readItems, readRates } from '../src/costs/cost-files';
import { readDemoFiles } from './demo-files';

const SEED = path.resolve(__dirname);
const VOCABULARY = path.join(SEED, '../vocabulary');
const REFERENCE = path.join(SEED, 'reference');

let items: Awaited<ReturnType<typeof readItems>>;
let examples: Awaited<ReturnType<typeof readExamplePrices>>;
let pegs: Awaited<ReturnType<typeof readRates>>;
let rates: Awaited<ReturnType<typeof readRates>>;

beforeAll(async () => {
  [items, examples, pegs, rates] = await Promise.all([
    readItems(VOCABULARY),
    readExamplePrices(REFERENCE),
    readRates(VOCABULARY),
    readRates(REFERENCE),
  ]);
});

test('there are forty items, each with a price in twelve cities', () => {
  expect([items.length, examples.length]).toEqual([40, 12]);
  const keys = items.map(({ key }) => key).toSorted();
  for (const { prices } of examples) expect(Object.keys(prices).toSorted()).toEqual(keys);
});

test('each city exists, and its prices are in the currency of its country', async () => {
  const { countries } = await readDemoFiles(SEED);
  for (const { city, currency } of examples) {
    const country = countries.find(({ cities }) => cities.some(({ key }) => key === city));
    expect([city, country?.currency]).toEqual([city, currency]);
  }
});

test('each price is a range, and more housing costs more', () => {
  const sizes = ['bed-space', 'room', 'studio', 'flat-one-bedroom', 'flat-two-bedrooms'];
  for (const { city, prices } of examples) {
    for (const [key, [low, high]] of Object.entries(prices)) {
      expect(low, `${city} ${key}`).toBeLessThan(high);
      expect(low, `${city} ${key}`).toBeGreaterThan(0);
    }
    const lows = sizes.map((size) => prices[size]?.[0] ?? 0);
    expect(lows).toEqual(lows.toSorted((one, other) => one - other));
  }
});

test('one unit costs nowhere ten times as much as elsewhere', () => {
  const perUsd = new Map([...pegs, ...rates].map(({ currency, per_usd }) => [currency, per_usd]));
  for (const { key } of items) {
    const inDollars = examples.map(
      ({ prices, currency }) => (prices[key]?.[0] ?? 0) / (perUsd.get(currency) ?? 0),
    );
    expect(Math.max(...inDollars) / Math.min(...inDollars), key).toBeLessThan(10);
  }
});

test('every rate that is no peg says that it is an example', () => {
  expect(pegs.every(({ kind, is_example }) => kind === 'peg' && !is_example)).toBe(true);
  expect(rates.every(({ kind, is_example }) => kind !== 'peg' && is_example)).toBe(true);
});

test('words of items in all languages are different within a language', () => {
  for (const language of ['en', 'ar', 'fa', 'tr', 'ur', 'ru', 'hi', 'ckb'] as const) {
    expect(new Set(items.map((item) => item[language])).size, language).toBe(items.length);
  }
});
