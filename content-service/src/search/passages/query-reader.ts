import { occursIn } from '../concepts/expansion';
import { inverseFrequency, type Totals } from '../query/rank';
import type { AnalysedQuery } from '../text/analyse-query';
import { foldCached } from '../text/fold-cached';
import type { SearchLanguage } from '../text/languages';
import { stem } from '../text/stem';
import { initialFilter } from './initials';

/** Letters with the marks, joiners and apostrophes that folding takes for a part of a word. */
const WORD = /[\p{L}\p{M}\p{N}](?:[\p{Cf}'’ʼ‘`]*[\p{L}\p{M}\p{N}]+)*/gu;

/** What a word of a text has to do with a query. */
interface Role {
  stem: string;
  /** The words of the query that it stands for, by position. */
  positions: number[];
}

const NO_ROLE = { stem: null, positions: [] };

/** Looks for the words of a query, and for what they are expanded to, in texts of one language. */
export interface QueryReader {
  /** How many, and how rare, words of the query a text holds. */
  score: (text: string) => number;
  /** Whether a text holds any word of the query; for most texts that do, few words are looked at. */
  holdsAny: (text: string) => boolean;
  /** The words of a text that the query stands for, as they are written, each once. */
  marksIn: (text: string) => string[];
}

/** The words of a text as they are written. */
export const wordsOf = (text: string): string[] => text.match(WORD) ?? [];

/**
 * Where the words of a phrase stand together in a text, in any order: apart, they may mean something
 * else. Between two of them there is room for one word, such as "of".
 * @param words the stems of the text's words, null for those without a role
 * @returns positions in the text
 */
function placesOf(phrase: readonly string[], words: readonly (string | null)[]): number[] {
  const reach = 2 * phrase.length - 1;
  return words.flatMap((word, start) => {
    if (word === null || !phrase.includes(word)) return [];
    const near = words.slice(start, start + reach);
    if (!phrase.every((each) => near.includes(each))) return [];
    return near.flatMap((each, at) => (each !== null && phrase.includes(each) ? start + at : []));
  });
}

/** The positions of the query's words that have a key. Texts have many words: each is looked up once. */
function positionsBy<Word>(
  words: readonly Word[],
  keysOf: (word: Word) => Iterable<string>,
): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [position, word] of words.entries()) {
    for (const key of keysOf(word)) positions.set(key, [...(positions.get(key) ?? []), position]);
  }
  return positions;
}

/** Makes what reads texts for a query; it remembers the roles of words. */
export function createQueryReader(
  query: AnalysedQuery,
  { documents, documentsWith }: Totals,
  language: SearchLanguage,
): QueryReader {
  const words = query.words.map(({ word, stems, parts }) => ({
    word,
    stems: new Set([...stems, ...parts]),
    score: inverseFrequency(documents, Math.max(...stems.map(documentsWith))),
  }));
  const expansions = (query.expansions ?? []).map(({ phrases }) =>
    phrases
      .filter((phrase) => phrase.language === null || phrase.language === language)
      .map((phrase) => ({
        phrase,
        score: phrase.weight * inverseFrequency(documents, documentsWith(phrase.stems[0] ?? '')),
      })),
  );
  const phraseStems = new Set(
    expansions.flatMap((phrases) => phrases.flatMap(({ phrase }) => phrase.stems)),
  );
  const wordPositions = positionsBy(words, ({ word }) => [word]);
  const stemPositions = positionsBy(words, ({ stems }) => stems);
  const known = new Map<string, Role | null>();
  const mayHaveRole = initialFilter(
    [...wordPositions.keys(), ...stemPositions.keys(), ...phraseStems],
    language,
  );
  const readRole = (written: string): Role | null => {
    const word = foldCached(written).join(' ');
    const stemmed = stem(word, language);
    const [ofWord, ofStem] = [wordPositions.get(word), stemPositions.get(stemmed)];
    if (!ofWord && !ofStem && !phraseStems.has(stemmed)) return null;
    return { stem: stemmed, positions: [...new Set([...(ofWord ?? []), ...(ofStem ?? [])])] };
  };
  const roleOf = (written: string): Role | null => {
    if (!mayHaveRole(written)) return null;
    let role = known.get(written);
    if (role === undefined) {
      role = readRole(written);
      known.set(written, role);
    }
    return role;
  };
  const heldIn = (stems: ReadonlySet<string>) =>
    expansions.map((phrases) =>
      phrases.filter(({ phrase }) => occursIn(phrase, language, (each) => stems.has(each))),
    );
  const rolesIn = (text: string) => {
    const found = new Set<Role>();
    for (const written of wordsOf(text)) {
      const role = roleOf(written);
      if (role) found.add(role);
    }
    return [...found];
  };
  const stemsOf = (roles: readonly Role[]) => new Set(roles.map((role) => role.stem));
  return {
    score: (text) => {
      const roles = rolesIn(text);
      const positions = new Set(roles.flatMap((role) => role.positions));
      const ofPhrases = heldIn(stemsOf(roles)).map((held) =>
        Math.max(0, ...held.map(({ score }) => score)),
      );
      const ofWords = [...positions]
        .sort((one, other) => one - other)
        .map((at) => words[at]?.score);
      return [...ofWords, ...ofPhrases].reduce<number>((sum, each) => sum + (each ?? 0), 0);
    },
    holdsAny: (text) => {
      for (const [written] of text.matchAll(WORD)) {
        if ((roleOf(written)?.positions.length ?? 0) > 0) return true;
      }
      return heldIn(stemsOf(rolesIn(text))).some((held) => held.length > 0);
    },
    marksIn: (text) => {
      const found = wordsOf(text).map((written) => ({ written, ...(roleOf(written) ?? NO_ROLE) }));
      const stems = found.map((role) => role.stem);
      const held = heldIn(new Set(stems.filter((each) => each !== null))).flat();
      const expanded = new Set(held.flatMap(({ phrase }) => placesOf(phrase.stems, stems)));
      const marks = found.filter((role, at) => role.positions.length > 0 || expanded.has(at));
      return [...new Set(marks.map(({ written }) => written))];
    },
  };
}
