import { writeCsv } from './write-csv';

/** Lets the browser save a table. */
export function downloadCsv(name: string, rows: readonly string[][]): void {
  const address = URL.createObjectURL(new Blob([writeCsv(rows)], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
