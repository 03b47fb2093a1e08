import { kindRow } from '#kinds';
import { error } from '#problem';
import type { Rule } from '#rule';

/** A post has a title, a kind, a community (and so a language) and, if its kind needs it, a start. */
export const checkRequired: Rule = ({ title, post_type, nationality, start }) => [
  ...(title?.trim() ? [] : [error('title-missing', 'title')]),
  ...(post_type ? [] : [error('kind-missing', 'post_type')]),
  ...(nationality ? [] : [error('community-missing', 'nationality')]),
  ...(kindRow(post_type).needsStart && !start ? [error('start-missing', 'start')] : []),
];
