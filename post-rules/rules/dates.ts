import { error } from '#problem';
import type { Rule } from '#rule';

/** What ends does not end before it starts. */
export const checkDates: Rule = ({ start, end }) =>
  start && end && end.getTime() < start.getTime() ? [error('end-before-start', 'end')] : [];
