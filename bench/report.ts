import { median, type Rounds } from './statistics.ts';

/** Formats a number with its significant digits only. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** The median and, in brackets, the smallest and largest round. */
export function formatRounds(rounds: Rounds): string {
  return `${formatNumber(median(rounds))} (${formatNumber(Math.min(...rounds))}–${formatNumber(Math.max(...rounds))})`;
}

/** Whether a budget is met, with the budget. @param budget as text */
export const budgetVerdict = (isMet: boolean, budget: string) =>
  `${isMet ? 'met' : '**missed**'} (${budget})`;

/** Prints a section of the report as Markdown. @param rows the first contains the headings */
export function printTable(title: string, rows: string[][], notes: string[] = []): void {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const separator = line(widths.map((width) => '-'.repeat(width)));
  const table = [line(head), separator, ...body.map(line)].join('\n');
  const footnote = notes.length > 0 ? `\n${notes.join(' ')}\n` : '';
  process.stdout.write(`\n## ${title}\n\n${table}\n${footnote}`);
}
