import { describe, expect, it } from 'vitest';
import { createRandom, randomCosts } from '../../mocks/random-costs.ts';
import { convert } from './convert.ts';
import {
  type HouseholdName,
  householdNames,
  households,
  housingKinds,
  monthlyGroups,
  usualHousing,
} from './cost-tables.ts';
import type { Costs, Price } from './costs.ts';
import {
  comparableLines,
  itemsFor,
  type MonthChoice,
  monthIn,
  oldestDay,
  sumOf,
  timesOf,
} from './month.ts';

const TODAY = '2026-11-21';
const seeds = Array.from({ length: 200 }, (_, index) => index);

function randomChoice(seed: number): MonthChoice {
  const random = createRandom(seed + 1000);
  const household = householdNames[Math.floor(random() * householdNames.length)] ?? '1';
  const housing = housingKinds[Math.floor(random() * housingKinds.length)] ?? 'room';
  return { household, housing, without: monthlyGroups.filter(() => random() < 0.2) };
}

const dubaiOf = (costs: Costs & { cities: readonly [Costs['cities'][number], ...unknown[]] }) =>
  costs.cities[0];

describe.each([['each of 200 made-up cities', seeds]])('in %s', (_what, all) => {
  it('every item that a household pays for is a line or missing, once', () => {
    for (const seed of all) {
      const [costs, choice] = [randomCosts(seed), randomChoice(seed)];
      const { lines, once, missing } = monthIn(dubaiOf(costs), costs, choice, TODAY);
      const keys = [...lines, ...once, ...missing].map(({ item }) => item.key);
      const expected = itemsFor(costs.items, choice).map(({ key }) => key);
      expect(keys.toSorted()).toEqual(expected.toSorted());
      expect(lines.every(({ item }) => item.group !== 'once')).toBe(true);
    }
  });

  it('the low end is never above the high one, in lines and sums, in any currency', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const month = monthIn(dubaiOf(costs), costs, randomChoice(seed), TODAY);
      const sum = sumOf(month.lines);
      const inLira = convert(sum, month.currency, 'TRY', costs.rates) ?? { low: 1, high: 0 };
      for (const { low, high } of [...month.lines, ...month.once, sum, inLira]) {
        expect(low).toBeLessThanOrEqual(high);
      }
    }
  });

  it('leaving a group out takes away its lines and nothing else', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const choice = { ...randomChoice(seed), without: [] };
      const month = (without: MonthChoice['without']) =>
        monthIn(dubaiOf(costs), costs, { ...choice, without }, TODAY).lines;
      const group = monthlyGroups[seed % monthlyGroups.length] ?? 'food';
      expect(month([group])).toEqual(month([]).filter(({ item }) => item.group !== group));
    }
  });

  it('one more in the household never makes it cheaper', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const sum = (household: HouseholdName) =>
        sumOf(monthIn(dubaiOf(costs), costs, { ...randomChoice(seed), household }, TODAY).lines);
      expect(sum('2').low).toBeGreaterThanOrEqual(sum('1').low);
      expect(sum('2-2').high).toBeGreaterThanOrEqual(sum('2-1').high);
      expect(sum('2-3').high).toBeGreaterThanOrEqual(sum('2-2').high);
    }
  });

  it('the order of prices does not matter', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const month = (prices: readonly Price[]) => {
        const { lines } = monthIn(dubaiOf(costs), { ...costs, prices }, randomChoice(seed), TODAY);
        return lines.map(({ item, low, high }) => [item.key, low, high]);
      };
      expect(month(costs.prices.toReversed())).toEqual(month(costs.prices));
    }
  });

  it('an item that has a price today has it no longer after enough months', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const { lines, once } = monthIn(dubaiOf(costs), costs, randomChoice(seed), '2029-01-01');
      expect([...lines, ...once]).toEqual([]);
    }
  });

  it('two cities compare the same items', () => {
    for (const seed of all) {
      const costs = randomCosts(seed);
      const [dubai, istanbul] = costs.cities.map((city) =>
        monthIn(city, costs, randomChoice(seed), TODAY),
      );
      if (!dubai || !istanbul) throw new Error('two cities');
      const keysOf = (lines: typeof dubai.lines) => lines.map(({ item }) => item.key);
      expect(keysOf(comparableLines(dubai, istanbul))).toEqual(
        keysOf(comparableLines(istanbul, dubai)),
      );
      expect(comparableLines(dubai, null)).toBe(dubai.lines);
    }
  });
});

const item = {
  key: 'rice',
  name: 'Rice',
  group: 'food',
  unit: 'kilogram',
  per: 'person',
  amount: 4,
  housing: [],
} as const;

const price: Price = {
  item: 'rice',
  city: 'dubai',
  area: null,
  low: 5,
  high: 7,
  currency: 'AED',
  observedOn: '2026-11-02',
  checkedOn: null,
  validFor: 12,
  source: null,
  url: null,
  isExample: false,
  sourceKind: 'editor',
  sampleSize: null,
};

const alone: MonthChoice = { household: '1', housing: 'room', without: [] };

function monthWith(...prices: Price[]) {
  const city = { slug: 'dubai', name: 'Dubai', country: 'AE', currency: 'AED' };
  return monthIn(city, { ...randomCosts(1), items: [item], prices }, alone, TODAY);
}

describe('the price of an item', () => {
  it('is that of the city, even if areas have others', () => {
    expect(monthWith(price, { ...price, area: 'deira', low: 1 }).lines).toMatchObject([
      { low: 20, high: 28, prices: [price] },
    ]);
  });

  it('is that of all areas where the city has none, or an old one', () => {
    const areas = [
      { ...price, area: 'deira', low: 4 },
      { ...price, area: 'jumeirah', high: 9 },
    ];
    const old = { ...price, observedOn: '2024-01-01' };
    expect(monthWith(...areas, old).lines).toMatchObject([{ low: 16, high: 36, prices: areas }]);
  });

  it.each([
    ['none', [], { reason: 'never', last: null }],
    [
      'an old one',
      [{ ...price, observedOn: '2025-01-02' }],
      { reason: 'expired', last: { observedOn: '2025-01-02' } },
    ],
    ['one in an unknown currency', [{ ...price, currency: 'XXX' }], { reason: 'rate' }],
  ])('is named as missing if there is %s', (_what, prices, missing) => {
    const month = monthWith(...prices);
    expect([month.lines, month.missing]).toMatchObject([[], [missing]]);
  });

  it('is converted to the currency of the city', () => {
    expect(monthWith({ ...price, currency: 'USD', low: 1, high: 2 }).lines).toMatchObject([
      { low: 14.69, high: 29.38 },
    ]);
  });

  it('says which day is the oldest', () => {
    const { lines } = monthWith(
      { ...price, area: 'a' },
      { ...price, area: 'b', observedOn: '2026-10-04' },
    );
    expect([oldestDay(lines), oldestDay([])]).toEqual(['2026-10-04', null]);
  });
});

describe('a household', () => {
  it.each([
    ['person', '2-3', 'month', 5],
    ['child', '2-3', 'month', 3],
    ['household', '2-3', 'month', 1],
    ['child', '1-1', 'year', 1 / 12],
  ] as const)('per %s, as %s, pays by the %s %d times', (per, household, unit, times) => {
    expect(timesOf({ ...item, per, unit, amount: 1 }, { ...alone, household })).toBeCloseTo(times);
  });

  it('has housing that it fits in', () => {
    const usual = Object.keys(households).map((name) => usualHousing(name as HouseholdName));
    expect(usual).toEqual(['room', 'studio', 'flat-1', 'flat-1', 'flat-2', 'flat-2']);
  });
});
