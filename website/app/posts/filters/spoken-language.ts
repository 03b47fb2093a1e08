import { contentCodesOf, interfaceLanguageOf } from '../../languages.ts';
import type { PostSummary } from '../post.ts';

/**
 * Whether a language is spoken at a place, which the content service cannot filter by.
 * @param code of the language; `ckb` and `ku` are the same
 */
export function speaksLanguage(code: string): (post: Pick<PostSummary, 'information'>) => boolean {
  const language = interfaceLanguageOf(code);
  const codes = language ? contentCodesOf(language) : [code];
  return ({ information }) => !!information?.languages.some((each) => codes.includes(each));
}
