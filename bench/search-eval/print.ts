import { type Answer, rankOf } from '../../content-service/contract/search-eval/shares.ts';
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
  printConfidence(answers);
}

/** How often the first result was right, by the confidence that the search had in it. */
function printConfidence(answers: Answer[]): void {
  const buckets = [0, 0.25, 0.4, 0.5, 0.6, 0.7, 0.8];
  print('confidence    asked  first right');
  for (const [index, from] of buckets.entries()) {
    const to = buckets[index + 1] ?? 1.01;
    const of = answers.filter(({ confidence }) => confidence >= from && confidence < to);
    const right = of.filter((answer) => rankOf(answer) === 1).length;
    const share = of.length > 0 ? `${((100 * right) / of.length).toFixed(1)} %` : '-';
    print([`from ${from}`.padEnd(12), String(of.length).padStart(6), share.padStart(12)].join(' '));
  }
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
