/** Below it the search itself says that nothing fits well. */
const GOOD_CONFIDENCE = 0.3;

/** What the search returned for a query. */
export interface Answer {
  language: string;
  query: string;
  /** Ids of the posts that answer. */
  posts: number[];
  ms: number;
  /** The first ten results. */
  ids: number[];
  confidence: number;
}

/** Shares of queries, from 0 to 1. */
export interface Shares {
  /** With a right result first. */
  first: number;
  /** With a right result among the first three. */
  first3: number;
  /** With a right result among the first ten. */
  first10: number;
  /** Without any result. */
  nothing: number;
  /** Without any result, or with results that the search itself calls poor. */
  rejected: number;
  reciprocalRank: number;
}

/** Position of the first right result, from 1; 0 if none is among the first ten. */
export const rankOf = ({ ids, posts }: Answer) => ids.findIndex((id) => posts.includes(id)) + 1;

/** Whether there is no result, or one that the search itself calls poor. */
export const isRejected = ({ ids, confidence }: Answer) =>
  ids.length === 0 || confidence < GOOD_CONFIDENCE;

/** The shares of at least one answer. */
export function sharesOf(answers: readonly Answer[]): Shares {
  const mean = (value: (answer: Answer) => number | boolean) =>
    answers.reduce((sum, answer) => sum + Number(value(answer)), 0) / answers.length;
  return {
    first: mean((answer) => rankOf(answer) === 1),
    first3: mean((answer) => [1, 2, 3].includes(rankOf(answer))),
    first10: mean((answer) => rankOf(answer) > 0),
    nothing: mean(({ ids }) => ids.length === 0),
    rejected: mean(isRejected),
    reciprocalRank: mean((answer) => (rankOf(answer) > 0 ? 1 / rankOf(answer) : 0)),
  };
}
