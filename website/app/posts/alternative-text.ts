import { isLatin, scriptOf } from '../languages.ts';
import type { ContentLanguage } from './post.ts';

/**
 * The language of a picture's alternative text, which the content service does not know: pictures are
 * shared by posts. It is that of the post, unless the text is in Latin letters and the post is not:
 * then it is English, the language in which editors share most.
 * @returns undefined where the language of the post is unknown, too
 */
export function alternativeTextLanguage(
  text: string,
  postLanguage: Pick<ContentLanguage, 'code'> | null,
): string | undefined {
  if (!postLanguage) return undefined;
  const isForeign = isLatin(text) && scriptOf(postLanguage.code) !== 'latin';
  return isForeign ? 'en' : postLanguage.code;
}
