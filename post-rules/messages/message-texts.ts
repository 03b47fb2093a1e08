import type { ProblemCode } from '#problem';

/** A message for each problem, in the syntax of ICU MessageFormat. */
export type MessageTexts = Readonly<Record<ProblemCode, string>>;
