import { languagesOfScript, type SearchLanguage, searchLanguageOf } from '../text/languages';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import type { Phrase } from './expansion';
import { type NativeWords, nativeWordsOf } from './native-words';
import { foldedLinesOf } from './word-lines';

/** A thing that newcomers search for, as editors wrote it. */
export interface Concept {
  id: number;
  broader: { id: number } | null;
  /** In each language one per line, the usual one first. */
  words: { language: string; words: string }[];
}

/** A phrase for a concept, as a query may hold it, too. */
export interface ConceptPhrase extends Phrase {
  /** The stem of its words, without stop words, written together. */
  joined: string;
}

/** All concepts by their names. */
export interface Lexicon {
  /** The ids of the concepts that folded words name, in a language, written together or apart. */
  conceptsNamed: (language: SearchLanguage, words: readonly string[]) => readonly number[];
  /** The phrases of a concept, the usual one of each language first. */
  phrasesOf: (concept: number) => readonly ConceptPhrase[];
  /** The usual phrase in each language of the concepts one level narrower. */
  narrowerPhrases: (concept: number) => readonly ConceptPhrase[];
  /** Whether a phrase of any concept holds a stem of a language, or is one if it is written together. */
  hasStem: (language: SearchLanguage, stem: string) => boolean;
  /** The words of all phrases, folded: any may have been meant by one that is misspelt. */
  words: () => readonly string[];
  /** The words of phrases in a language that is not written in Latin letters, by how they sound. */
  nativeWords: () => NativeWords;
}

/** Prepares concepts for looking up the words of queries. */
export function buildLexicon(concepts: readonly Concept[]): Lexicon {
  const named = new Map<string, number[]>();
  const name = (key: string, id: number) => {
    const ids = named.get(key) ?? [];
    if (!ids.includes(id)) named.set(key, [...ids, id]);
  };
  const phrases = new Map<number, ConceptPhrase[]>();
  const usualPhrases = new Map<number, ConceptPhrase[]>();
  const stemsOfPhrases = new Set<string>();
  for (const { id, words } of concepts) {
    phrases.set(id, []);
    usualPhrases.set(id, []);
    for (const { language: code, words: lines } of words) {
      const language = searchLanguageOf(code);
      if (!language) continue;
      for (const [index, { text, folded }] of foldedLinesOf(lines).entries()) {
        const languages = languagesOf(text, language);
        for (const each of languages) {
          const content = contentWords(folded, each);
          const joined = joinedStem(content, each);
          for (const one of [...stemsOf(content, each), joined])
            stemsOfPhrases.add(`${each} ${one}`);
          name(`${each} ${stemsOf(content, each).join(' ')}`, id);
          name(`${each} ${joined}`, id);
        }
        const [first = language] = languages;
        const phrase: ConceptPhrase = {
          text,
          language: first === language ? language : null,
          stems: stemsOf(contentWords(folded, first), first),
          joined: joinedStem(contentWords(folded, first), first),
        };
        phrases.get(id)?.push(phrase);
        if (index === 0) usualPhrases.get(id)?.push(phrase);
      }
    }
  }
  const narrower = Map.groupBy(concepts, ({ broader }) => broader?.id);
  // A third of the work, for the few words that mean nothing as they are.
  let nativeWords: NativeWords | undefined;
  let words: readonly string[] | undefined;
  return {
    conceptsNamed: (language, words) =>
      named.get(`${language} ${stemsOf(words, language).join(' ')}`) ??
      named.get(`${language} ${joinedStem(words, language)}`) ??
      [],
    phrasesOf: (concept) => phrases.get(concept) ?? [],
    narrowerPhrases: (concept) =>
      (narrower.get(concept) ?? []).flatMap(({ id }) => usualPhrases.get(id) ?? []),
    nativeWords: () => {
      nativeWords ??= nativeWordsOf(concepts);
      return nativeWords;
    },
    words: () => {
      words ??= wordsOf(concepts);
      return words;
    },
    hasStem: (language, one) => stemsOfPhrases.has(`${language} ${one}`),
  };
}

function wordsOf(concepts: readonly Concept[]): string[] {
  const lines = concepts.flatMap(({ words }) => words.flatMap(({ words }) => foldedLinesOf(words)));
  return [...new Set(lines.flatMap(({ folded }) => folded.split(' ')))];
}

/** The word's language, or all languages of its script where it is a transliteration. */
function languagesOf(text: string, language: SearchLanguage): readonly SearchLanguage[] {
  const ofScript = languagesOfScript(text);
  const hasLetters = /\p{L}/u.test(text);
  return ofScript.includes(language) || !hasLetters ? [language] : ofScript;
}

function contentWords(folded: string, language: SearchLanguage): string[] {
  const words = folded.split(' ');
  const content = words.filter((word) => !isStopWord(word, language));
  return content.length > 0 ? content : words;
}

const stemsOf = (words: readonly string[], language: SearchLanguage): string[] =>
  words.map((word) => stem(word, language));

/** What words are if they are written together: many write "simcard" and «سیم کارت». */
export const joinedStem = (words: readonly string[], language: SearchLanguage): string =>
  stem(words.join(''), language);
