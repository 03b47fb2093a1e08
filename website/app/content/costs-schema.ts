import { z } from 'zod';
import { costGroups, costUnits, housingKinds } from '../costs/cost-tables.ts';
import type { CostCity, CostItem, Price, Rate } from '../costs/costs.ts';
import { names } from './schema.ts';

/** For which a price counts, if the content service does not say. */
const USUAL_MONTHS = 12;

const text = z.string().trim().min(1);
const amount = z.number().min(0);
const day = z.iso.date();
const currency = z.string().regex(/^[A-Z]{3}$/);
const named = {
  name: text,
  names: names.transform((each) => each ?? undefined).optional(),
};

/** Only the web: the page links to it. */
const sourceUrl = z
  .url({ protocol: /^https?$/ })
  .nullish()
  .catch(null);

const origin = {
  source: text.nullish().catch(null),
  source_url: sourceUrl,
  is_example: z.boolean().nullish(),
};

type ApiOrigin = {
  source?: string | null | undefined;
  source_url?: string | null | undefined;
  is_example?: boolean | null | undefined;
};

const toOrigin = ({ source, source_url, is_example }: ApiOrigin) => ({
  source: source ?? null,
  url: source_url ?? null,
  isExample: is_example ?? false,
});

const item: z.ZodType<CostItem> = z.object({
  ...named,
  key: text,
  group: z.enum(costGroups),
  unit: z.enum(costUnits),
  per: z.enum(['person', 'child', 'household']),
  amount,
  housing: z.array(z.enum(housingKinds)).default([]),
});

const city: z.ZodType<CostCity> = z.object({
  ...named,
  slug: text,
  country: z
    .string()
    .nullish()
    .transform((code) => code ?? null),
  currency: currency.nullish().transform((code) => code ?? null),
});

const price: z.ZodType<Price> = z
  .object({
    ...origin,
    item: text,
    city: text,
    area: z.string().nullish(),
    low: amount,
    high: amount,
    currency,
    observed_on: day,
    checked_on: day.nullish().catch(null),
    valid_for: z.number().int().positive().nullish().catch(null),
    source_kind: z.enum(['official', 'editor', 'reader']).catch('editor'),
    sample_size: z.number().int().positive().nullish().catch(null),
  })
  .transform((each) => ({
    ...toOrigin(each),
    item: each.item,
    city: each.city,
    area: each.area ?? null,
    // Whoever has typed them the other way round means the same.
    low: Math.min(each.low, each.high),
    high: Math.max(each.low, each.high),
    currency: each.currency,
    observedOn: each.observed_on,
    checkedOn: each.checked_on ?? null,
    validFor: each.valid_for ?? USUAL_MONTHS,
    sourceKind: each.source_kind,
    sampleSize: each.sample_size ?? null,
  }));

const rate: z.ZodType<Rate> = z
  .object({
    ...origin,
    currency,
    per_usd: z.number().positive(),
    date: day,
    kind: z.enum(['peg', 'published', 'editor']).catch('editor'),
    has_parallel_market: z.boolean().nullish(),
  })
  .transform((each) => ({
    ...toOrigin(each),
    currency: each.currency,
    perUsd: each.per_usd,
    date: each.date,
    kind: each.kind,
    hasParallelMarket: each.has_parallel_market ?? false,
  }));

/** A list whose malformed entries are dropped. */
const listOf = <Entry>(schema: z.ZodType<Entry>) =>
  z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const parsed = schema.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );

/** The response of `costs`. */
export const costsSchema = z.object({
  data: z.object({
    items: listOf(item),
    cities: listOf(city),
    prices: listOf(price),
    rates: listOf(rate),
  }),
});
