import { postPath } from '../../addresses/links.ts';
import {
  type GroupedPost,
  groupPathIn,
  ownLanguageOf,
  postInLanguage,
} from '../../addresses/translations.ts';
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
  if (post.translation.translations.length === 0) return {};
  const own = asGrouped(post);
  const pathIn = groupPathIn([own, ...othersOf(post)]);
  const path = postPath(post);
  if (pathIn(language) === path) return { pathIn };
  const ownLanguage = ownLanguageOf(own);
  const hasOwnPage = ownLanguage !== null && pathIn(ownLanguage) === path;
  return { pathIn: null, canonicalLanguage: hasOwnPage ? ownLanguage : language };
}

/**
 * The path of the post that says the same in an interface language, for the language switch.
 * @returns null if there is none: the post itself is then shown in the other frame
 */
export function translationPathIn(post: PostOfGroup, language: LanguageCode): string | null {
  const translation = postInLanguage(othersOf(post), language);
  return translation && ownLanguageOf(asGrouped(post)) !== language ? postPath(translation) : null;
}

function asGrouped(post: PostOfGroup): GroupedPost {
  const { isSource } = post.translation;
  return { ...post, isSource, code: post.contentLanguage?.code ?? null };
}

function othersOf({ translation }: PostOfGroup): GroupedPost[] {
  return translation.translations.map((each) => ({ ...each, code: each.contentLanguage.code }));
}
