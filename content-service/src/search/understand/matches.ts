import type { SearchLanguage } from '../text/languages';
import { isStopWord } from '../text/stop-words';
import type { Meaning, Phrase } from './meaning';
import type { Token } from './tokens';
import type { Vocabulary } from './vocabulary';
import { AFTER_ORIGIN, AFTER_PLACE, BEFORE_ORIGIN, BEFORE_PLACE } from './words/places';

/** A phrase in a query. */
export interface Match {
  /** Several if entries share a name. */
  meanings: Meaning[];
  /** Its words, and with its prepositions; the ends are exclusive. */
  first: number;
  last: number;
  from: number;
  to: number;
  /** Whether it says that something is in a place. */
  isLocative: boolean;
}

interface Options {
  language: SearchLanguage;
  isWanted: (meaning: Meaning) => boolean;
}

/** The phrases of a query from its beginning, the longest first; none of them overlap. */
export function findMatches(tokens: Token[], vocabulary: Vocabulary, options: Options): Match[] {
  const matches: Match[] = [];
  for (let index = 0; index < tokens.length; ) {
    const found = phrasesAt(tokens, index, vocabulary, options.isWanted);
    const length = found[0]?.phrase.keys.length ?? 1;
    const match = matchOf(found, index, tokens, options.language);
    const end = matches.at(-1)?.to ?? 0;
    if (match) matches.push({ ...match, from: Math.max(match.from, Math.min(end, index)) });
    index += length;
  }
  return matches;
}

interface Found {
  phrase: Phrase;
  isLocative: boolean;
}

/** The longest phrases that begin at a word. */
function phrasesAt(
  tokens: Token[],
  index: number,
  vocabulary: Vocabulary,
  isWanted: (meaning: Meaning) => boolean,
): Found[] {
  const token = tokens[index];
  if (!token) return [];
  const found = [...token.keys, ...token.placeForms.keys()]
    .flatMap((key) => vocabulary.get(key) ?? [])
    .filter(({ meaning }) => meaning === null || isWanted(meaning))
    .flatMap((phrase) => {
      const forms = phrase.keys.map((key, offset) => formOf(tokens[index + offset], key, phrase));
      return forms.includes(undefined) ? [] : [{ phrase, isLocative: forms.includes(true) }];
    });
  const longest = Math.max(0, ...found.map(({ phrase }) => phrase.keys.length));
  return found.filter(({ phrase }) => phrase.keys.length === longest);
}

/** Whether a word has a key, and then whether its form says "in"; undefined if it has not. */
function formOf(token: Token | undefined, key: string, { meaning }: Phrase): boolean | undefined {
  if (!token) return undefined;
  if (token.keys.has(key)) return false;
  return meaning && isPlace(meaning) ? token.placeForms.get(key) : undefined;
}

const isPlace = ({ type }: Meaning): boolean =>
  type === 'country' || type === 'city' || type === 'area';

function matchOf(
  found: Found[],
  first: number,
  tokens: Token[],
  language: SearchLanguage,
): Match | undefined {
  const last = first + (found[0]?.phrase.keys.length ?? 0);
  const around = surroundings(tokens, first, last);
  const isLocative = around.isLocative || found.some((one) => one.isLocative);
  const meanings = decide(
    found.map(({ phrase }) => phrase.meaning),
    isLocative,
  );
  const [meaning] = meanings;
  if (!meaning) return undefined;
  if (!isPlace(meaning)) {
    return { meanings, first, last, from: first, to: last, isLocative: false };
  }
  const isStop = last - first === 1 && isStopWord(tokens[first]?.folded ?? '', language);
  if (isStop || around.isOrigin) return undefined;
  return { meanings, first, last, from: around.from, to: around.to, isLocative };
}

/** The meaning of words that may mean several things; none where that stays open. */
function decide(found: (Meaning | null)[], isLocative: boolean): Meaning[] {
  const meanings = found.filter((meaning) => meaning !== null);
  const places = meanings.filter(isPlace);
  if (places.length > 0 && (isLocative || places.length === found.length)) {
    // A country and its capital may share a name: the larger one leaves nothing out.
    const order = ['country', 'city', 'area'];
    const largest = Math.min(...places.map(({ type }) => order.indexOf(type)));
    return unique(places.filter(({ type }) => type === order[largest]));
  }
  if (meanings.length < found.length) return [];
  // A name that counts only alone gives way to a phrase that is certain.
  const certain = meanings.filter(({ strength }) => strength === 'sure');
  const left = certain.length > 0 ? certain : meanings;
  return new Set(left.map(({ type }) => type)).size === 1 ? unique(left) : [];
}

/** Each entry once, by the surest of its names. */
function unique(meanings: Meaning[]): Meaning[] {
  const byValue = new Map<string, Meaning>();
  for (const meaning of meanings) {
    const key = `${meaning.value} ${meaning.entry?.id ?? ''}`;
    const before = byValue.get(key);
    if (!before || meaning.strength === 'sure') byValue.set(key, meaning);
  }
  return [...byValue.values()];
}

/** The prepositions around the name of a place. */
function surroundings(tokens: Token[], first: number, last: number) {
  let from = first;
  while (from > 0 && BEFORE_PLACE.has(tokens[from - 1]?.folded ?? '')) from -= 1;
  let to = last;
  while (to < tokens.length && AFTER_PLACE.has(tokens[to]?.folded ?? '')) to += 1;
  const isOrigin =
    BEFORE_ORIGIN.has(tokens[from - 1]?.folded ?? '') ||
    AFTER_ORIGIN.has(tokens[last]?.folded ?? '') ||
    tokens.slice(first, last).some((token) => token.isOrigin);
  const before = tokens.slice(from, first).filter(({ folded }) => folded !== 'the');
  return { from, to, isOrigin, isLocative: before.length > 0 || to > last };
}
