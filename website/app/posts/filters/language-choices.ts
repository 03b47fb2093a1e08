import type { Kind } from '../../kinds.ts';
import {
  contentCodesOf,
  interfaceLanguageOf,
  type LanguageCode,
  languages,
} from '../../languages.ts';
import type { Community } from './choices.ts';

/** Codes of the languages that there are posts in, by kind. A kind without posts may be missing. */
export type PostLanguages = Partial<Record<Kind, readonly string[]>>;

type Language = Pick<Community, 'code' | 'nativeName' | 'direction'>;

/** A language that lists can be limited to. */
export type LanguageChoice = Language & {
  /** Whether there are posts in it, or may be: not all services say so. */
  hasPosts: boolean;
};

/**
 * The code of a community's language as it was asked for: `ckb` may be `ku` in the content service.
 * @returns undefined if there is neither such a community nor such an interface language
 */
export function languageCodeOf(
  requested: string,
  communities: readonly Community[],
): string | undefined {
  const code = requested.trim().toLowerCase();
  const language = interfaceLanguageOf(code);
  const codes = [code, ...(language ? contentCodesOf(language) : [])];
  const known = codes.find((each) => communities.some((community) => community.code === each));
  return known ?? (communities.length > 0 ? (language ?? undefined) : undefined);
}

type LanguageQuery = {
  communities: readonly Community[];
  /** Null if the content service does not say. */
  postLanguages: PostLanguages | null;
  /** The kinds that are listed. */
  kinds: readonly Kind[];
  /** Of the page. */
  language: LanguageCode;
  /** Code of the language that was chosen. */
  chosen: string | undefined;
};

/**
 * The languages to choose from: first that of the page, even if there are no posts in it; then the
 * chosen one, which should be visible on a phone, too; then the others that there are posts in.
 */
export function languageChoices({
  communities,
  postLanguages,
  kinds,
  language,
  chosen,
}: LanguageQuery): LanguageChoice[] {
  if (communities.length === 0) return [];
  const withPosts = postLanguages && new Set(kinds.flatMap((kind) => postLanguages[kind] ?? []));
  const toChoice = ({ code, nativeName, direction }: Language): LanguageChoice => ({
    code,
    nativeName,
    direction,
    hasPosts: withPosts?.has(code) ?? true,
  });
  const communityOf = (code: string): Language[] => {
    const community = communities.find((each) => each.code === code);
    if (community) return [community];
    const known = interfaceLanguageOf(code);
    return known ? [{ code, ...languages[known] }] : [];
  };
  const own = languageCodeOf(language, communities) ?? language;
  const others = communities.filter(({ code }) => code !== own && code !== chosen);
  return [
    ...[...new Set([own, chosen ?? own])].flatMap(communityOf).map(toChoice),
    ...others.map(toChoice).filter(({ hasPosts }) => hasPosts),
  ];
}
