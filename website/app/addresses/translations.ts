import { interfaceLanguageOf, type LanguageCode } from '../languages.ts';
import { type AddressablePost, postPath } from './links.ts';

/** A post of a group that says the same in several languages. */
export type GroupedPost = AddressablePost & {
  /** Code of its language; null if it is unknown. */
  code: string | null;
  /** Whether it is the original. */
  isSource: boolean;
};

/** The interface language whose pages show a post in its own language; null if the site has none. */
export const ownLanguageOf = ({ code }: GroupedPost): LanguageCode | null =>
  code === null ? null : interfaceLanguageOf(code.toLowerCase());

/** The post of a group that is in an interface language. */
export function postInLanguage<Each extends GroupedPost>(
  group: readonly Each[],
  language: LanguageCode,
): Each | undefined {
  return group.find((each) => ownLanguageOf(each) === language);
}

/**
 * The one page of a group in each interface language: that of the post in this language, else of the
 * original, which lists show as well.
 * @param group all its posts
 * @returns the path without language prefix
 */
export function groupPathIn(group: readonly GroupedPost[]): (language: LanguageCode) => string {
  const sorted = group.toSorted(
    (one, other) => Number(other.isSource) - Number(one.isSource) || one.id - other.id,
  );
  return (language) => {
    const post = postInLanguage(sorted, language) ?? sorted[0];
    return post ? postPath(post) : '/';
  };
}
