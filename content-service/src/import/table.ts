import { readFile } from 'node:fs/promises';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { messageLanguages } from 'post-rules/messages/format-problem';
import { z } from 'zod';
import { TABLE_FIELD_NAMES, type TableField } from './fields';
import type { DateOrder } from './read-date';
import type { Cells } from './read-row';

/**
 * What one import takes. Its rows are written in one transaction, during which SQLite serves no other
 * request. The page says so before a file is chosen.
 */
export const LIMITS = { rows: 300, columns: 60, bytes: 5_000_000, nameCharacters: 200 };

/** Blank rows do not count, but have to be read. */
const MAX_LINES = 5000;

const fieldSchema = z.enum(TABLE_FIELD_NAMES as [TableField, ...TableField[]]);

const tableSchema = z.object({
  name: z.string().trim().min(1).max(LIMITS.nameCharacters),
  /** What the spreadsheet calls the first of the rows. */
  firstRow: z.int().min(1).max(1_000_000),
  rows: z.array(z.array(z.string()).max(LIMITS.columns)).max(MAX_LINES),
  /** The field of each column; null for one that is left out. */
  columns: z.array(fieldSchema.nullable()).max(LIMITS.columns),
  /** Names for rows whose cell is empty, or for all without such a column. */
  defaults: z.partialRecord(z.enum(['post_type', 'nationality', 'city']), z.string().max(200)),
  dateOrder: z.enum(['day-first', 'month-first']).nullable(),
  withDuplicates: z.boolean(),
  /** Of the messages. */
  language: z.enum(messageLanguages).catch('en'),
  /** How many posts the dry run said would be imported. */
  expected: z.int().min(0).nullable(),
});

/** A table with its columns matched. */
export interface Table {
  name: string;
  /** Without blank rows. */
  rows: { row: number; cells: Cells }[];
  /** The fields that its columns hold. */
  fields: TableField[];
  /** Null if it is to be guessed. */
  dateOrder: DateOrder | null;
  withDuplicates: boolean;
  language: string;
  expected: number | null;
}

interface UploadedFile {
  filepath: string;
  size: number;
}

/**
 * The table that the page sends as a file: a body of JSON may not be as large.
 * @throws ValidationError that says what is wrong, PayloadTooLargeError
 */
export async function readTable(ctx: Context): Promise<Table> {
  const { files } = ctx.request as { files?: { files?: UploadedFile | UploadedFile[] } };
  const [file, ...others] = [files?.files ?? []].flat();
  if (!file || others.length > 0) throw new errors.ValidationError('Send one file.');
  if (file.size > LIMITS.bytes) throw new errors.PayloadTooLargeError('The table is too large.');
  const { data, error } = tableSchema.safeParse(parseJson(await readFile(file.filepath, 'utf8')));
  if (error) throw new errors.ValidationError(z.prettifyError(error));
  return asTable(data);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new errors.ValidationError('The file is not JSON.');
  }
}

/** @throws ValidationError for a field with two columns and for too many rows */
function asTable({
  rows,
  firstRow,
  columns,
  defaults,
  ...rest
}: z.infer<typeof tableSchema>): Table {
  const fields = columns.filter((field) => field !== null);
  if (new Set(fields).size < fields.length) {
    throw new errors.ValidationError('Two columns have the same field.');
  }
  const filled = rows
    .map((row, index) => ({ row: firstRow + index, values: row }))
    .filter(({ values }) => values.some((value) => value.trim() !== ''))
    .map(({ row, values }) => ({ row, cells: { ...defaults, ...cellsOf(values, columns) } }));
  if (filled.length > LIMITS.rows) {
    throw new errors.ValidationError(`More than ${LIMITS.rows} rows.`);
  }
  return { ...rest, rows: filled, fields };
}

function cellsOf(values: readonly string[], columns: readonly (TableField | null)[]): Cells {
  return Object.fromEntries(
    columns.flatMap((field, index) => {
      const value = values[index]?.trim() ?? '';
      return field === null || value === '' ? [] : [[field, value]];
    }),
  );
}
