import Papa from 'papaparse';
import readXlsx, { type CellValue } from 'read-excel-file/universal';
import { decode } from './decode';

/** The first table of a file. */
export interface RawTable {
  headings: string[];
  /** The rows below the headings, each as long as the headings. */
  rows: string[][];
  /** What a spreadsheet calls the first of these rows. */
  firstRow: number;
  /** How a text file was decoded; null for XLSX. */
  encoding: string | null;
}

/** `unreadable`: damaged, or of another format; `empty`: no row below the headings. */
export class TableError extends Error {
  constructor(readonly reason: 'unreadable' | 'empty') {
    super(reason);
  }
}

const ZIP = [0x50, 0x4b];

/**
 * Reads a CSV or XLSX file: the first sheet that holds something, with its first row as headings.
 * @param encoding of a text file; guessed without it
 * @throws TableError
 */
export async function readTable(bytes: Uint8Array, encoding?: string): Promise<RawTable> {
  if (ZIP.every((byte, index) => bytes[index] === byte)) {
    return { ...tableOf(await readSheet(bytes)), encoding: null };
  }
  if (encoding === undefined && isBinary(bytes)) throw new TableError('unreadable');
  const decoded = decode(bytes, encoding);
  return { ...tableOf(readCsv(decoded.text)), encoding: decoded.encoding };
}

const PDF = [0x25, 0x50, 0x44, 0x46];

/** Byte order marks of UTF-16, in which every second byte may be zero. */
const UTF_16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];

/** How many bytes tell text from other formats: old spreadsheets have no zero among the first eight. */
const SAMPLE_BYTES = 1024;

function isBinary(bytes: Uint8Array): boolean {
  const beginsWith = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (beginsWith(PDF)) return true;
  return !UTF_16.some(beginsWith) && bytes.subarray(0, SAMPLE_BYTES).includes(0);
}

const DELIMITERS = [';', '\t', ',', '|'];

function readCsv(text: string): string[][] {
  // Excel writes its delimiter into a first line of its own.
  const [, stated, rest] = /^sep=(.)\r?\n([\s\S]*)$/i.exec(text) ?? [];
  const delimiter = stated ?? delimiterOf(text);
  return Papa.parse<string[]>(rest ?? text, { delimiter }).data;
}

/** A cell in quotes, which may hold delimiters, line breaks and doubled quotes. */
const QUOTED = /(^|[;\t,|\r\n])(?:"[^"]*")+/g;

/**
 * The delimiter that is most frequent in the headings, outside of quotes. Papa Parse guesses by the
 * number of cells in the rows instead, and takes the commas of long texts for delimiters.
 */
function delimiterOf(text: string): string {
  const lines = text.replace(QUOTED, '$1""').split(/[\r\n]+/);
  const headings = lines.find(isText) ?? '';
  const countOf = (delimiter: string) => headings.split(delimiter).length;
  return DELIMITERS.reduce((one, other) => (countOf(other) > countOf(one) ? other : one));
}

async function readSheet(bytes: Uint8Array): Promise<string[][]> {
  const copy = new Uint8Array(bytes);
  const sheets = await readXlsx(copy.buffer).catch(() => {
    throw new TableError('unreadable');
  });
  const rows = sheets.map(({ data }) => data.map((row) => row.map(cellText)));
  return rows.find((sheet) => sheet.some(hasText)) ?? [];
}

const MINUTE_MS = 60_000;

/** A cell of XLSX as a person would type it. */
function cellText(value: CellValue | null): string {
  if (value instanceof Date) {
    // Spreadsheets have no time zones; the reader gives what the cell shows as if it were UTC. They
    // count in days, of which 16:00 is a fraction: it may be read as a millisecond before.
    const minute = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS);
    const [day, time = ''] = minute.toISOString().split('T');
    return time.startsWith('00:00') ? String(day) : `${day} ${time.slice(0, 5)}`;
  }
  if (typeof value !== 'number') return String(value ?? '');
  // With exactly three decimals it could be taken for a number of thousands.
  return /\.\d{3}$/.test(String(value)) ? `${value}0` : String(value);
}

function tableOf(lines: string[][]): Omit<RawTable, 'encoding'> {
  const index = lines.findIndex(hasText);
  const headings = (lines[index] ?? []).map((heading) => heading.trim());
  while (headings.at(-1) === '') headings.pop();
  const below = lines.slice(index + 1);
  while (below.length > 0 && !hasText(below.at(-1) ?? [])) below.pop();
  // A column may have values and no heading.
  const widthOf = (row: string[]) => row.findLastIndex(isText) + 1;
  const width = below.reduce((widest, row) => Math.max(widest, widthOf(row)), headings.length);
  if (index < 0 || below.length === 0) throw new TableError('empty');
  const fill = (row: string[]) => Array.from({ length: width }, (_, column) => row[column] ?? '');
  return { headings: fill(headings), rows: below.map(fill), firstRow: index + 2 };
}

const isText = (cell: string): boolean => cell.trim() !== '';

const hasText = (row: readonly string[]): boolean => row.some(isText);
