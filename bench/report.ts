import { median, type Rounds } from './statistics.ts';

/** A number as people read it: no more digits than tell something. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const digits = size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4;
  return value.toLocaleString('en', { maximumFractionDigits: digits });
}

/** Median and, in brackets, the smallest and the largest of the rounds. */
export function formatRounds(rounds: Rounds): string {
  return `${formatNumber(median(rounds))} (${formatNumber(Math.min(...rounds))}–${formatNumber(Math.max(...rounds))})`;
}

/** Whether a budget is kept, with the budget itself. @param budget in words */
export const budgetVerdict = (isMet: boolean, budget: string) =>
  `${isMet ? 'met' : '**missed**'} (${budget})`;

/** Prints a part of the report as Markdown. @param rows the first holds the headings */
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
