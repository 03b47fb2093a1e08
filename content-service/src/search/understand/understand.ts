import type { SearchLanguage } from '../text/languages';
import { isStopWord } from '../text/stop-words';
import { findMatches, type Match } from './matches';
import type { Meaning } from './meaning';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';
import { LIST_FILLERS } from './words/fillers';
import { FACT_QUESTIONS } from './words/kinds';

/** What words of a query stand for. */
export interface Understood {
  meaning: Meaning;
  /** As typed. */
  words: string;
}

export interface Understanding {
  understood: Understood[];
  /** All that is meant: places may share what addresses call them. */
  meanings: Meaning[];
  /** Folded words that stay search words. */
  rest: ReadonlySet<string>;
  /** Whether what is understood is all that the query says. */
  isComplete: boolean;
}

export interface UnderstandOptions {
  /** Of the query: decides which words are fillers. */
  language: SearchLanguage;
  /** Whether a meaning is understood at all, e.g. not those that the visitor took off. */
  isWanted: (meaning: Meaning) => boolean;
}

/**
 * Recognises the words of a query that name a kind, place, community, category, spoken language,
 * price or time. In doubt a word stays a search word, which finds more than a wrong filter.
 */
export function understand(
  tokens: Token[],
  vocabulary: Vocabulary,
  { language, isWanted }: UnderstandOptions,
): Understanding {
  const isFiller = ({ folded }: Token) => isStopWord(folded, language) || LIST_FILLERS.has(folded);
  const matches = findMatches(tokens, vocabulary, { language, isWanted }).filter(
    (match, _, all) => all.length === 1 || !isEverydayWord(match) || isCertain(match, all),
  );
  const restOf = (accepted: Match[]) =>
    tokens.filter((_, index) => !accepted.some((match) => covers(match, index)));
  const saysMore = (accepted: Match[]) => restOf(accepted).some((token) => !isFiller(token));

  const certain = matches.filter((match) => isCertain(match, matches));
  const candidates = isConsistent(matches) && !saysMore(matches) ? matches : certain;
  const isFactQuestion =
    tokens.some(({ folded }) => FACT_QUESTIONS.has(folded)) && saysMore(candidates);
  const accepted = isFactQuestion
    ? candidates.filter(({ meanings }) => meanings.every(({ type }) => type !== 'kind'))
    : candidates;
  return {
    understood: understoodOf(accepted, tokens),
    meanings: accepted.flatMap(({ meanings }) => meanings),
    rest: new Set(restOf(accepted).map(({ folded }) => folded)),
    isComplete: accepted.length > 0 && !saysMore(accepted),
  };
}

const isEverydayWord = ({ meanings }: Match): boolean =>
  meanings.every(({ strength }) => strength === 'beside');

/** Including the preposition before or after it. */
const covers = ({ from, to }: Match, index: number): boolean => index >= from && index < to;

/** Whether a match needs no look at the rest of the query. */
function isCertain({ meanings, isLocative }: Match, matches: Match[]): boolean {
  return meanings.every(({ strength, entry }) => {
    const isBeside = matches.some((other) =>
      other.meanings.some(({ type, value }) => entry?.within?.includes(`${type}:${value}`)),
    );
    if (strength === 'sure' || (strength !== 'alone' && isBeside)) return true;
    return strength === 'named' && isLocative;
  });
}

/** "Indian grocery" is not a grocery of a community: beside a category its name is an adjective. */
function isConsistent(matches: Match[]): boolean {
  const alone = matches.flatMap(({ meanings }) => meanings.filter((m) => m.strength === 'alone'));
  const types = new Set(alone.map(({ type }) => type));
  return !(types.has('community') && types.has('category'));
}

/** Each meaning once, in the order of the query. */
function understoodOf(accepted: Match[], tokens: Token[]): Understood[] {
  const found = new Map<string, Understood>();
  for (const { meanings, first, last } of accepted) {
    const words = tokens
      .slice(first, last)
      .map(({ typed }) => typed)
      .join(' ');
    for (const meaning of meanings) {
      const key = `${meaning.type}:${meaning.value}`;
      const before = found.get(key);
      found.set(key, { meaning, words: before ? `${before.words} ${words}` : words });
    }
  }
  return [...found.values()];
}
