import type { Named } from '../posts/names.ts';
import type { CostGroup, CostUnit, HousingKind } from './cost-tables.ts';

/** Something that people who live in a city pay for. */
export type CostItem = Named & {
  key: string;
  group: CostGroup;
  unit: CostUnit;
  /** Whether each person, each child or the whole household pays it. */
  per: 'person' | 'child' | 'household';
  /** Units that one of them needs in a month. */
  amount: number;
  /** Only for these kinds of housing; for all if there are none. */
  housing: readonly HousingKind[];
};

/** A city that has prices. */
export type CostCity = Named & {
  slug: string;
  /** ISO 3166-1 code; null if it is unknown. */
  country: string | null;
  /** ISO 4217 code; null if it is unknown. */
  currency: string | null;
};

/** Where a figure comes from. */
type Origin = {
  source: string | null;
  /** The address of the source. */
  url: string | null;
  /** An example that nobody has checked. */
  isExample: boolean;
};

/** What an item costs in a city, or in one area of it. Days are such as `2026-11-21`. */
export type Price = Origin & {
  item: string;
  city: string;
  area: string | null;
  low: number;
  high: number;
  currency: string;
  observedOn: string;
  /** When an editor last found that it still holds. */
  checkedOn: string | null;
  /** Months for which it counts from the day that it was seen or checked on. */
  validFor: number;
  sourceKind: 'official' | 'editor' | 'reader';
  /** The number of prices that the range comes from. */
  sampleSize: number | null;
};

/** What one US dollar is worth, on a day. */
export type Rate = Origin & {
  currency: string;
  perUsd: number;
  date: string;
  kind: 'peg' | 'published' | 'editor';
  /** Whether money is also changed at other rates. */
  hasParallelMarket: boolean;
};

/** All that a page about costs is made from. */
export type Costs = {
  items: readonly CostItem[];
  cities: readonly CostCity[];
  prices: readonly Price[];
  rates: readonly Rate[];
};
