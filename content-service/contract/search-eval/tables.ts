import type { DemoAnswer } from './ask-service.ts';
import { type Answer, isRejected, rankOf, sharesOf } from './shares.ts';

const NUMBERS = [
  '  first',
  ' first 3',
  'first 10',
  'nothing found',
  'nothing or poor',
  'reciprocal rank',
];

/**
 * A table of shares: a line for each value of a property, for all queries that have an answer, and
 * for those that have none.
 */
export function sharesTable<Each extends Answer>(
  answers: readonly Each[],
  property: keyof Each,
): string {
  const hasAnswer = ({ posts }: Answer) => posts.length > 0;
  const answerable = answers.filter(hasAnswer);
  const groups = Map.groupBy(answerable, (answer) => String(answer[property]));
  const rows = [
    ...groups,
    ['all', answerable] as const,
    ['no answer', answers.filter((answer) => !hasAnswer(answer))] as const,
  ];
  const head = [String(property).padEnd(15), 'asked', ...NUMBERS].join('  ');
  return [head, ...rows.flatMap(([label, group]) => sharesLine(label, group))].join('\n');
}

function sharesLine(label: string, answers: readonly Answer[]): string[] {
  if (answers.length === 0) return [];
  const { reciprocalRank, ...shares } = sharesOf(answers);
  const percentages = Object.values(shares).map((share) => `${(100 * share).toFixed(1)} %`);
  const cells = [...percentages, reciprocalRank.toFixed(3)].map((cell, column) =>
    cell.padStart(NUMBERS[column]?.length ?? 0),
  );
  return [[label.padEnd(15), String(answers.length).padStart(5), ...cells].join('  ')];
}

/**
 * The queries whose first right result is missing or below a rank, and those without an answer
 * whose results are not called poor. The query comes last, as it may run from right to left.
 */
export function missesTable(answers: readonly DemoAnswer[], lowestRank = 3): string {
  const misses = answers.filter((answer) => {
    const rank = rankOf(answer);
    return answer.posts.length > 0 ? rank === 0 || rank > lowestRank : !isRejected(answer);
  });
  const lines = misses.map((answer) => {
    const { language, group, posts, ids, confidence, query } = answer;
    const cells = [
      language.padEnd(3),
      group.padEnd(15),
      String(rankOf(answer) || '-').padStart(4),
      confidence.toFixed(2).padStart(10),
      (posts.join(' ') || '-').padEnd(19),
      (ids.slice(0, 3).join(' ') || '-').padEnd(11),
      query,
    ];
    return cells.join('  ');
  });
  const head = `     ${'group'.padEnd(15)}  rank  confidence  ${'right'.padEnd(19)}  found        query`;
  return [head, ...lines].join('\n');
}
