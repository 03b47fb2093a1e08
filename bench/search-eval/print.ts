import type { Answer } from '../../content-service/contract/search-eval/shares.ts';
import { sharesTable } from '../../content-service/contract/search-eval/tables.ts';
import { percentile } from '../statistics.ts';

export interface Evaluation<Each extends Answer> {
  /** How long loading and indexing took. */
  loadMs: number;
  answers: Each[];
}

/** Prints how long searches took, and a table of shares for each property. */
export function printEvaluation<Each extends Answer>(
  database: string,
  { loadMs, answers }: Evaluation<Each>,
  properties: (keyof Each)[],
): void {
  const times = answers.map(({ ms }) => ms);
  print(
    `${database}: loaded and indexed in ${(loadMs / 1000).toFixed(1)} s; a search took ` +
      `${percentile(times, 0.5).toFixed(1)} ms (median), ${percentile(times, 0.99).toFixed(1)} ms (p99)`,
  );
  for (const property of properties) print(sharesTable(answers, property));
}

/** Prints how often two databases gave the same first results. */
export function printComparison(one: Answer[], other: Answer[]): void {
  const same = (count: number) => {
    const equal = one.filter(
      ({ ids }, index) => String(ids.slice(0, count)) === String(other[index]?.ids.slice(0, count)),
    );
    return `${((100 * equal.length) / one.length).toFixed(1)} %`;
  };
  print(`both databases: same first ${same(1)}, same three ${same(3)}, same ten ${same(10)}`);
}

export function print(lines: string): void {
  process.stdout.write(`${lines}\n`);
}
