import type { KnownPrice, PriceRow, PriceTable } from './price-table';

/** The fields of a row, all as text. */
export interface Cells {
  low: string;
  high: string;
  currency: string;
  observed_on: string;
  source_kind: string;
  source: string;
  source_url: string;
  sample_size: string;
  valid_for: string;
  /** The day on which the price beside the row was found to hold still. */
  checked_on: string;
}

export type CellName = keyof Cells;

/** What an editor has typed and not saved. */
export interface TypedPrices {
  /** Filled into every row that has nothing else there. */
  presets: Partial<Cells>;
  /** By the keys of items. */
  rows: Readonly<Record<string, Partial<Cells>>>;
  /** The prices beside the rows when these were typed, by the keys of items; null for none. */
  seen: Readonly<Record<string, SeenPrice | null>>;
}

/** A price as an editor has seen it. */
export type SeenPrice = Pick<KnownPrice, 'updatedAt' | 'low' | 'high' | 'currency'>;

export const NOTHING_TYPED: TypedPrices = { presets: {}, rows: {}, seen: {} };

const EMPTY: Cells = {
  ...{ low: '', high: '', currency: '', observed_on: '', source_kind: 'editor' },
  ...{ source: '', source_url: '', sample_size: '', valid_for: '', checked_on: '' },
};

/**
 * What the fields show that apply to all rows.
 * @param today such as `2026-11-21`
 */
export function presetsOf(typed: TypedPrices, table: PriceTable, today: string): Cells {
  return { ...EMPTY, currency: table.city.currency ?? '', observed_on: today, ...typed.presets };
}

/** Adds what was typed in a field of a row. */
export function withCell(
  typed: TypedPrices,
  { item, price }: Pick<PriceRow, 'item' | 'price'>,
  name: CellName,
  value: string,
): TypedPrices {
  const before = typed.rows[item];
  const rows = { ...typed.rows, [item]: { ...before, [name]: value } };
  // Later loads of the table change the price beside the row, not what the editor had before them.
  const isSeen = isFilled(before) && item in typed.seen;
  return isSeen ? { ...typed, rows } : { ...withSeen(typed, item, price), rows };
}

/** Takes a price for the one that the editor has seen beside a row. */
export function withSeen(typed: TypedPrices, item: string, price: SeenPrice | null): TypedPrices {
  return { ...typed, seen: { ...typed.seen, [item]: price && seenPrice(price) } };
}

/** Has all rows know what is beside them that do not: those that were saved while they were typed. */
export function withAllSeen(typed: TypedPrices, { rows }: PriceTable): TypedPrices {
  return rows
    .filter(({ item }) => item in typed.rows && !(item in typed.seen))
    .reduce((before, { item, price }) => withSeen(before, item, price), typed);
}

const seenPrice = ({ updatedAt, low, high, currency }: SeenPrice): SeenPrice => ({
  ...{ updatedAt, low, high, currency },
});

/**
 * What an editor saw beside a row if somebody else has changed it since.
 * @returns undefined if nobody has, null if there was no price
 */
export function changedSince(
  { rows, seen }: TypedPrices,
  { item, price }: Pick<PriceRow, 'item' | 'price'>,
): SeenPrice | null | undefined {
  const before = seen[item];
  if (!isFilled(rows[item]) || before === undefined) return undefined;
  return before?.updatedAt === price?.updatedAt ? undefined : before;
}

/** Takes back what was typed in a row. */
export function withoutRow(typed: TypedPrices, item: string): TypedPrices {
  const { [item]: _row, ...rows } = typed.rows;
  const { [item]: _price, ...seen } = typed.seen;
  return { ...typed, rows, seen };
}

/** Whether a row has something to save: a figure, or that the known price holds. */
export const isFilled = (row: Partial<Cells> | undefined): boolean =>
  [row?.low, row?.high, row?.checked_on].some((text) => text?.trim());

/** Whether a row says only that the price beside it holds still. */
export const isCheck = (row: Partial<Cells> | undefined): boolean =>
  isFilled(row) && !row?.low?.trim() && !row?.high?.trim();

/**
 * What is typed once rows are saved: what was typed into others, or since, stays.
 * @param sent the rows as they were when they were sent
 */
export function withoutSaved(typed: TypedPrices, sent: TypedPrices['rows']): TypedPrices {
  const rows = Object.entries(typed.rows).filter(([item, row]) => row !== sent[item]);
  // What is beside the rows that were sent is now what was sent.
  const seen = Object.entries(typed.seen).filter(([item]) => !(item in sent));
  return { ...typed, rows: Object.fromEntries(rows), seen: Object.fromEntries(seen) };
}

/** The rows to save, in the order of the table, as `POST /desk/prices/:city` takes them. */
export function filledRows(typed: TypedPrices, table: PriceTable, presets: Cells) {
  return table.rows
    .filter(({ item }) => isFilled(typed.rows[item]))
    .map(({ item, price }) => ({
      item,
      updatedAt: (typed.seen[item] === undefined ? price : typed.seen[item])?.updatedAt ?? null,
      ...presets,
      ...typed.rows[item],
    }));
}
