import type { Context, Post } from '#post';
import type { Problem } from '#problem';
import type { ParsedText } from '#text/parse-text';

/**
 * Looks for one problem.
 * @param text the post's description, parsed
 * @returns empty if there is none
 */
export type Rule = (post: Post, context: Context, text: ParsedText) => Problem[];
