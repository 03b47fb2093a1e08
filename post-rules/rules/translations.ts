import { kindRow } from '#kinds';
import type { Post } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/**
 * Whether a post may have to be there in all languages: it is visible, for readers of every language,
 * and an original; translations point to theirs.
 */
export function mayNeedLanguages(post: Post): boolean {
  const isOriginal = post.translated_from === null;
  return post.is_active !== false && kindRow(post.post_type).isForEveryone && isOriginal;
}

/**
 * An article is there in every language that other articles are in if it is pinned, as it then stands
 * at the top of their lists, too, or if somebody has begun to translate it. Of others nobody expects
 * that: a warning on each would hide the rest; the panel's table of translations lists them.
 */
export const checkTranslations: Rule = (post, { missingLanguages, otherLanguages }) => {
  if (!mayNeedLanguages(post) || missingLanguages.length === 0) return [];
  const languages = missingLanguages.join(' ');
  if (post.stick_top) return [warning('translation-missing', 'stick_top', { languages })];
  if (otherLanguages.size === 0) return [];
  return [warning('translations-incomplete', 'nationality', { languages })];
};
