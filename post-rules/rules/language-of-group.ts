import { error } from '#problem';
import type { Rule } from '#rule';

/** No other post of the group that says the same is in the same language. */
export const checkLanguageOfGroup: Rule = ({ nationality }, { otherLanguages }) => {
  const title = otherLanguages.get(nationality?.language_query ?? '');
  return title === undefined ? [] : [error('language-taken', 'nationality', { title })];
};
