import { median } from './statistics.ts';

const ROUNDS = 9;
const WORDS = 100_000;

/**
 * How long this machine takes for a calculation that never changes, in ms: machines are shared, and
 * the same one has taken 2.5 times as long on another day. Figures of different days compare if they
 * are divided by it.
 */
export function fixedCalculationMs(): number {
  return median(Array.from({ length: ROUNDS }, timeOfCalculation));
}

/** Maps, strings, sorting and JSON, as searches and pages use them. */
function timeOfCalculation(): number {
  const startedAt = performance.now();
  const counts = new Map<string, number>();
  for (let at = 0; at < WORDS; at += 1) {
    const word = ((at * 2_654_435_761) % 50_021).toString(36).replaceAll(/[0-9]/g, 'x');
    counts.set(word, (counts.get(word) ?? 0) + at);
  }
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  JSON.parse(JSON.stringify(sorted));
  return performance.now() - startedAt;
}
