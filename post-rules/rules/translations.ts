import { kindRow } from '#kinds';
import type { Post } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/**
 * Whether a post is important to readers of all languages: pinned, it stands at the top of their
 * lists, too. Of other articles nobody expects every language: a warning on each would hide the rest;
 * the panel's table of translations lists them. Translations point to their original.
 */
export function needsAllLanguages(post: Post): boolean {
  const isPinned = post.is_active !== false && post.stick_top === true;
  return isPinned && kindRow(post.post_type).isForEveryone && post.translated_from === null;
}

/** A pinned article is there in every language that other articles are in. */
export const checkTranslations: Rule = (post, { missingLanguages }) => {
  if (!needsAllLanguages(post) || missingLanguages.length === 0) return [];
  return [warning('translation-missing', 'stick_top', { languages: missingLanguages.join(' ') })];
};
