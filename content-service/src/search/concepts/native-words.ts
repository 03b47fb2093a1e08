import { languagesOfScript, type SearchLanguage, searchLanguageOf } from '../text/languages';
import { phoneticKey } from '../text/phonetic-key';
import { isStopWord } from '../text/stop-words';
import { foldedLinesOf } from './word-lines';

/** With fewer sounds too many words have the same. */
const MIN_SOUNDS = 3;

/** The words of concepts in languages with another script than Latin, by how they sound. */
export type NativeWords = ReadonlyMap<string, readonly string[]>;

/**
 * Collects the words of all concepts for `nativeWordFor`.
 * @param concepts with their words in each language, one per line
 */
export function nativeWordsOf(
  concepts: readonly { words: readonly { language: string; words: string }[] }[],
): NativeWords {
  const found = new Map<string, Set<string>>();
  for (const { language: code, words } of concepts.flatMap((concept) => concept.words)) {
    const language = searchLanguageOf(code);
    if (!language) continue;
    const lines = foldedLinesOf(words);
    for (const word of lines.flatMap(({ folded }) => folded.split(' '))) {
      const isNative = languagesOfScript(word).includes(language) && !isLatin(word);
      if (!isNative || isStopWord(word, language)) continue;
      const key = phoneticKey(word, language);
      if (key.length < MIN_SOUNDS) continue;
      const id = `${language} ${key}`;
      found.set(id, (found.get(id) ?? new Set()).add(word));
    }
  }
  return new Map([...found].map(([id, words]) => [id, [...words]]));
}

/**
 * The word that was typed in Latin letters, as its language writes it.
 * @param typed a folded word that means nothing as it is
 * @param language of the page
 * @returns undefined if no word of a concept sounds like that, or the language is in Latin letters
 */
export function nativeWordFor(
  typed: string,
  language: SearchLanguage,
  words: NativeWords,
): string | undefined {
  if (!isLatin(typed)) return undefined;
  const lengthDifference = (word: string) => Math.abs([...word].length - typed.length);
  const [nearest] = (words.get(`${language} ${phoneticKey(typed, language)}`) ?? []).toSorted(
    (one, other) => lengthDifference(one) - lengthDifference(other) || (one < other ? -1 : 1),
  );
  return nearest;
}

const isLatin = (word: string) => /^\p{Script=Latin}+$/u.test(word);
