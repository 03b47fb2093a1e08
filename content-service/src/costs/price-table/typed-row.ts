import { z } from 'zod';
import { dayOfPrice } from '../price-age';
import { type PriceProblem, problemsOfPrice } from '../price-problems';
import { amountIn, isAddress, isDay, wholeIn } from './cells';
import type { KnownPrice } from './read-table';

/** More than any field holds. */
const cell = z
  .string()
  .max(1000)
  .default('')
  .transform((text) => text.trim());

/** A row of the table as an editor typed it: all fields as text. */
export const typedRowSchema = z.object({
  /** Key of the item. */
  item: z.string().max(100),
  /** `updatedAt` of the price that was shown beside the row; null if there was none. */
  updatedAt: z.string().max(50).nullable(),
  ...{ low: cell, high: cell, currency: cell, observed_on: cell, valid_for: cell },
  ...{ source_kind: cell, source: cell, source_url: cell, sample_size: cell },
  /** The day on which the price beside the row was found to hold still: instead of new figures. */
  checked_on: cell,
});

export type TypedRow = z.infer<typeof typedRowSchema>;

/** What a row writes, or what is wrong with it. */
export type ReadRow =
  | { problems: PriceProblem[] }
  | {
      /** Fields of a price. */
      data: Record<string, string | number | null>;
      /** Document id of the price that is corrected or confirmed; null for a new one. */
      corrects: string | null;
    };

const KINDS = ['official', 'editor', 'reader'];

/** The limits of the content type. */
const MAX_MONTHS = 60;
const MAX_SAMPLE = 100_000;
const MAX_SOURCE = 200;

/**
 * Reads a row. A price that was seen on the same day as the known one corrects it. Others are written
 * beside it: the history stays, and an example never becomes a price that somebody has seen.
 * @param known the newest price of the item in the whole city
 */
export function readRow(row: TypedRow, known: KnownPrice | undefined, now: Date): ReadRow {
  if ((known?.updatedAt ?? null) !== row.updatedAt) {
    return { problems: [{ field: 'low', code: 'changed-meanwhile' }] };
  }
  const isCheck = row.low === '' && row.high === '' && row.checked_on !== '';
  return isCheck ? readCheck(row.checked_on, known, now) : readFigures(row, known, now);
}

function readCheck(checked_on: string, known: KnownPrice | undefined, now: Date): ReadRow {
  if (!known || known.is_example) return { problems: [{ field: 'low', code: 'no-number' }] };
  if (!isDay(checked_on)) return { problems: [{ field: 'checked_on', code: 'no-day' }] };
  const problems = problemsOfPrice({ ...known, ...OF_CITY, checked_on }, now);
  if (problems.length > 0) return { problems };
  return { data: { checked_on }, corrects: known.documentId };
}

function readFigures(row: TypedRow, known: KnownPrice | undefined, now: Date): ReadRow {
  const { currency, observed_on, source_kind, source, source_url } = row;
  const low = amountIn(row.low, currency);
  // One figure is a range as well.
  const high = row.high === '' ? low : amountIn(row.high, currency);
  const valid_for = wholeIn(row.valid_for, MAX_MONTHS);
  const sample_size = wholeIn(row.sample_size, MAX_SAMPLE);
  const faults: (PriceProblem | false)[] = [
    low === undefined && { field: 'low', code: 'no-number' },
    row.high !== '' && high === undefined && { field: 'high', code: 'no-number' },
    !/^[A-Z]{3}$/.test(currency) && { field: 'currency', code: 'no-currency' },
    !isDay(observed_on) && { field: 'observed_on', code: 'no-day' },
    !KINDS.includes(source_kind) && { field: 'source_kind', code: 'no-kind' },
    source.length > MAX_SOURCE && { field: 'source', code: 'too-long' },
    !isAddress(source_url) && { field: 'source_url', code: 'no-address' },
    valid_for === undefined && { field: 'valid_for', code: 'no-whole-number' },
    sample_size === undefined && { field: 'sample_size', code: 'no-whole-number' },
  ];
  const checked = { ...OF_CITY, low: low ?? 0, high: high ?? low ?? 0, observed_on };
  const problems = [
    ...faults.filter((fault) => fault !== false),
    ...(isDay(observed_on) ? problemsOfPrice({ ...checked, checked_on: null }, now) : []),
    ...(isOlder(observed_on, known) ? [OLDER] : []),
  ];
  if (problems.length > 0) return { problems };
  return {
    data: {
      ...{ low: low ?? 0, high: high ?? 0, currency, observed_on, source_kind },
      ...{ valid_for: valid_for ?? null, sample_size: sample_size ?? null },
      ...{ source: source || null, source_url: source_url || null },
    },
    corrects: known?.observed_on === observed_on && !known.is_example ? known.documentId : null,
  };
}

/** The table has prices of whole cities, and items by their row. */
const OF_CITY = { item: {}, city: { id: 0 }, area: null };

const OLDER: PriceProblem = { field: 'observed_on', code: 'older-than-known' };

/** Whether readers would go on seeing the known price. */
const isOlder = (observed_on: string, known: KnownPrice | undefined) =>
  known !== undefined && !known.is_example && isDay(observed_on) && dayOfPrice(known) > observed_on;
