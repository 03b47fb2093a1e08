import { error } from '#problem';
import type { Rule } from '#rule';

/** No two posts have the same web address. */
export const checkSlug: Rule = ({ slug }, { titleAtSlug }) =>
  slug === null || titleAtSlug === null
    ? []
    : [error('slug-taken', 'slug', { title: titleAtSlug })];
