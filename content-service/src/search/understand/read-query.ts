import { detectLanguage } from '../text/detect-language';
import type { Meaning } from './meaning';
import { type Token, tokenOf, tokensOf } from './tokens';
import { type Understanding, understand } from './understand';
import type { Vocabulary } from './vocabulary';

/** What decides how a query is read. */
export interface Reading {
  vocabulary: Vocabulary;
  /** Code of the language that the page is in. */
  language: string | undefined;
  /** `type:value` of what the visitor took off, or `all`. */
  ignored: readonly string[];
  /** The kind that is searched already: another one is not understood. */
  kind: string | undefined;
}

/**
 * Understands a query.
 * @param corrections folded words that stand for others
 */
export function readQuery(
  query: string,
  { vocabulary, language, ignored, kind }: Reading,
  corrections: readonly { typed: string; meant: string }[] = [],
): Understanding {
  const isWanted = ({ type, value }: Meaning) =>
    !ignored.includes('all') &&
    !ignored.includes(`${type}:${value}`) &&
    (kind === undefined || type !== 'kind');
  const tokens = tokensOf(query).map((token) => corrected(token, corrections));
  return understand(tokens, vocabulary, { language: detectLanguage(query, language), isWanted });
}

function corrected(token: Token, corrections: readonly { typed: string; meant: string }[]): Token {
  const correction = corrections.find(({ typed }) => typed === token.folded);
  return correction ? tokenOf(token.typed, correction.meant) : token;
}
