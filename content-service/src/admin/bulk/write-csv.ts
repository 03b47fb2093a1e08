import Papa from 'papaparse';

/** By this mark Excel recognises UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/**
 * Text that spreadsheets would run as a formula, by OWASP's list; numbers are none. Also what begins
 * with its mark, so that reading takes exactly one mark away.
 */
const FORMULA = /^(?:[=@\t\r]|[+-](?!\d+(?:[.,]\d+)?$)|'(?=[=+\-@\t\r]))/;

/**
 * A table as CSV in UTF-8, with an apostrophe before every text that a spreadsheet would run as a
 * formula. Reading a cell for an import takes it away.
 */
export function writeCsv(rows: readonly string[][]): string {
  return BYTE_ORDER_MARK + Papa.unparse(rows as string[][], { escapeFormulae: FORMULA });
}
