import type { PriceTable } from './price-table';

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
}

export const NOTHING_TYPED: TypedPrices = { presets: {}, rows: {} };

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
  item: string,
  name: CellName,
  value: string,
): TypedPrices {
  const row = { ...typed.rows[item], [name]: value };
  return { ...typed, rows: { ...typed.rows, [item]: row } };
}

/** Whether a row has something to save: a figure, or that the known price holds. */
export const isFilled = (row: Partial<Cells> | undefined): boolean =>
  [row?.low, row?.high, row?.checked_on].some((text) => text?.trim());

/**
 * What is typed once rows are saved: what was typed into others, or since, stays.
 * @param sent the rows as they were when they were sent
 */
export function withoutSaved(typed: TypedPrices, sent: TypedPrices['rows']): TypedPrices {
  const rows = Object.entries(typed.rows).filter(([item, row]) => row !== sent[item]);
  return { ...typed, rows: Object.fromEntries(rows) };
}

/** The rows to save, in the order of the table, as `POST /desk/prices/:city` takes them. */
export function filledRows(typed: TypedPrices, table: PriceTable, presets: Cells) {
  return table.rows
    .filter(({ item }) => isFilled(typed.rows[item]))
    .map(({ item, price }) => ({
      item,
      updatedAt: price?.updatedAt ?? null,
      ...presets,
      ...typed.rows[item],
    }));
}
