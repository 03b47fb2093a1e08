import { postPath } from '../../addresses/links.ts';
import { type GroupedPost, groupPathIn, ownLanguageOf } from '../../addresses/translations.ts';
import type { LanguageCode } from '../../languages.ts';
import type { Post } from '../../posts/post.ts';
import type { PageMetadata } from '../metadata/page-metadata.ts';

/** The parts of a post that its group is known by. */
export type PostOfGroup = Pick<
  Post,
  'id' | 'kind' | 'slug' | 'title' | 'contentLanguage' | 'translation'
>;

/**
 * The canonical address of a post that exists in several languages, and the addresses of its group.
 * Each language has one page of the group. Any other page shows one of these texts in another frame:
 * its canonical address is the page of the same text in its own language, which names the others.
 * @param language of the page
 * @returns nothing for a post in one language
 */
export function groupAddresses(
  post: PostOfGroup,
  language: LanguageCode,
): Pick<PageMetadata, 'pathIn' | 'canonicalLanguage'> {
  const { translations, isSource } = post.translation;
  if (translations.length === 0) return {};
  const own: GroupedPost = { ...post, isSource, code: post.contentLanguage?.code ?? null };
  const others = translations.map((each) => ({ ...each, code: each.contentLanguage.code }));
  const pathIn = groupPathIn([own, ...others]);
  const path = postPath(post);
  if (pathIn(language) === path) return { pathIn };
  const ownLanguage = ownLanguageOf(own);
  const hasOwnPage = ownLanguage !== null && pathIn(ownLanguage) === path;
  return { pathIn: null, canonicalLanguage: hasOwnPage ? ownLanguage : language };
}
