import { languagesOfScript, type SearchLanguage, searchLanguageOf } from '../text/languages';
import { writtenSounds } from '../text/romanised';
import { isStopWord } from '../text/stop-words';
import { foldedLinesOf } from './word-lines';

/** The words of concepts in languages with another script than Latin, by how they sound. */
export interface NativeWords {
  /** @param sound a key of `soundsOf` */
  withSound: (sound: string, language: SearchLanguage) => readonly string[];
}

/** Collects the words of all concepts, folded. @param concepts with their words in each language, one per line */
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
      for (const { key } of writtenSounds(word, language)) {
        const id = `${language} ${key}`;
        found.set(id, (found.get(id) ?? new Set()).add(word));
      }
    }
  }
  return { withSound: (sound, language) => [...(found.get(`${language} ${sound}`) ?? [])] };
}

const isLatin = (word: string) => /^\p{Script=Latin}+$/u.test(word);
