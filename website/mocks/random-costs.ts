import { type CostGroup, costGroups, costUnits, housingKinds } from '../app/costs/cost-tables.ts';
import type { CostCity, CostItem, Costs, Price, Rate } from '../app/costs/costs.ts';

/** Numbers from 0 to 1 that are the same for each seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Costs of two cities for property tests, the same for each seed. */
export function randomCosts(seed: number): Costs & { cities: [CostCity, CostCity] } {
  const random = createRandom(seed);
  const oneOf = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0];
  const dayIn2026 = () => `2026-${String(1 + Math.floor(random() * 11)).padStart(2, '0')}-15`;
  const origin = { source: null, url: null, isExample: false };
  const cities: [CostCity, CostCity] = [
    { slug: 'dubai', name: 'Dubai', country: 'AE', currency: 'AED' },
    { slug: 'istanbul', name: 'Istanbul', country: 'TR', currency: 'TRY' },
  ];
  const items = Array.from(
    { length: 20 },
    (_, index): CostItem => ({
      key: `item-${index}`,
      name: `Item ${index}`,
      group: oneOf<CostGroup>(costGroups),
      unit: oneOf(costUnits),
      per: oneOf(['person', 'child', 'household']),
      amount: random() * 10,
      housing: random() < 0.3 ? [oneOf(housingKinds)] : [],
    }),
  );
  const prices = Array.from({ length: 60 }, (): Price => {
    const low = random() * 1000;
    return {
      ...origin,
      item: `item-${Math.floor(random() * items.length)}`,
      city: oneOf(cities).slug,
      area: random() < 0.3 ? oneOf(['deira', 'fatih']) : null,
      low,
      high: low + random() * 1000,
      currency: oneOf(['AED', 'TRY', 'USD', 'XXX']),
      observedOn: dayIn2026(),
      checkedOn: random() < 0.2 ? dayIn2026() : null,
      validFor: random() < 0.2 ? 1 + Math.floor(random() * 24) : 12,
      sourceKind: 'editor',
      sampleSize: null,
    };
  });
  const rate = (currency: string, perUsd: number): Rate => ({
    ...origin,
    currency,
    perUsd,
    date: '2026-11-01',
    kind: 'peg',
    hasParallelMarket: false,
  });
  return { items, cities, prices, rates: [rate('AED', 3.6725), rate('TRY', 48 + random())] };
}
