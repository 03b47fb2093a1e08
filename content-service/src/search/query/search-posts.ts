import type { Core } from '@strapi/strapi';
import { selectRows } from '../../database/rows';
import { currentLexicon } from '../concepts/current-lexicon';
import { expandQuery } from '../concepts/expand-query';
import { withStandIns } from '../concepts/stand-in';
import { startCatchUp } from '../index/catch-up';
import { knownParts } from '../index/vocabulary';
import { type AnalysedQuery, analyseQuery, queryWords } from '../text/analyse-query';
import { detectLanguage } from '../text/detect-language';
import { languagesOfScript, searchLanguageOf } from '../text/languages';
import { currentNames } from '../understand/load-vocabulary';
import { findNarrowed } from '../understand/narrow';
import { readQuery } from '../understand/read-query';
import type { Understood } from '../understand/understand';
import type { Candidates } from './candidates';
import { correctWords } from './corrections';
import { findCandidates } from './find-candidates';
import { isKnownWord } from './known-words';
import { lookUpTerms } from './look-up-terms';
import { nativeReadings, withReadings } from './native-readings';
import { nativeWordFor } from './native-word';
import type { Totals } from './rank';
import { rankCandidates } from './rank-candidates';
import type { PostFilter } from './scope';
import { withoutUnderstood } from './without-understood';

export interface SearchRequest {
  query: string;
  /** Code of the language that the page is in. */
  language?: string | undefined;
  /** Name of a kind, to find no others. */
  kind?: string | undefined;
  /** Limits the search, counts included. */
  filter?: PostFilter | undefined;
  /** Whether translations of each other are counted as one post; all of them are found. */
  countsTranslationsOnce?: boolean | undefined;
  /** Whether words that occur nowhere are corrected. */
  correct: boolean;
  /** What the visitor took off of what was understood, as `type:value`; `all` for everything. */
  ignored?: readonly string[] | undefined;
}

export interface FoundPosts {
  query: AnalysedQuery;
  totals: Totals;
  /** All results, the best first. */
  ids: number[];
  total: number;
  /** Whether there are more, which cannot be shown. */
  isLimited: boolean;
  /** The languages of the texts of posts, where their documents were read. */
  languages: ReadonlyMap<number, string>;
  kinds: Candidates['kinds'];
  groups: Candidates['groups'];
  /** Words that occur nowhere, and what was searched instead; folded. */
  corrections: { typed: string; meant: string }[];
  /** From 0 to 1: how well the first result answers. From 0.6 on, it is right; below 0.25 nothing fits. */
  confidence: number;
  /** What words of the query stand for. */
  understood: Understood[];
  /** Whether that would have left nothing, and was not applied. */
  widened: boolean;
}

/** Finds the posts that answer a query best, in the same order on either database. */
export async function searchPosts(
  strapi: Core.Strapi,
  {
    query: typed,
    language,
    kind,
    filter,
    correct,
    ignored = [],
    countsTranslationsOnce,
  }: SearchRequest,
  now = Date.now(),
): Promise<FoundPosts> {
  const { connection } = strapi.db;
  const [[state], { lexicon, isWord, query: asTyped, terms: typedTerms }] = await Promise.all([
    selectRows<{ documents: number; words: number; pending: number | null }>(
      connection,
      `select documents, words, (select min(post_id) from search_pending) as pending
       from search_totals`,
    ),
    lookUpQuery(strapi, typed, language),
  ]);
  if (typeof state?.pending === 'number') startCatchUp(strapi);
  const documents = Number(state?.documents ?? 0);
  let query = asTyped;
  let terms = typedTerms;
  const { vocabulary, keys, zones } = await currentNames(strapi);
  const reading = { vocabulary, language, ignored, kind };
  let understanding = readQuery(typed, reading);
  const unexplained = withoutUnderstood(query, understanding).words.filter(
    ({ word }) => !isKnownWord(word, lexicon, keys),
  );
  const pageLanguage = searchLanguageOf(language);
  const words = {
    nativeWordFor: async (word: string) =>
      pageLanguage && nativeWordFor(connection, word, pageLanguage, lexicon.nativeWords()),
    conceptWords: lexicon.words,
  };
  const corrections = correct
    ? await correctWords(connection, unexplained, terms, documents, words)
    : [];
  if (corrections.length > 0) {
    query = expandQuery(corrected(asTyped, corrections, language, isWord), lexicon);
    terms = await lookUpTerms(connection, query);
    understanding = readQuery(typed, reading, corrections);
  }
  if (correct && pageLanguage) {
    const readings = await nativeReadings(
      withoutUnderstood(query, understanding).words,
      words.nativeWordFor,
    );
    if (readings.length > 0) {
      query = withReadings(query, readings, pageLanguage, lexicon);
      terms = await lookUpTerms(connection, query);
    }
  }
  query = withStandIns(query, (stem) => terms.has(stem));
  const otherWords = withoutUnderstood(query, understanding);
  const scope = { kind, filter, countsTranslationsOnce };
  const narrowing = { understanding, query, otherWords, terms, documents, scope, zones };
  const narrowed = await findNarrowed(strapi, { ...narrowing, now: new Date(now) });
  const candidates = narrowed ?? (await findCandidates(strapi, query, terms, documents, scope));
  const totals: Totals = {
    documents,
    averageLength: Number(state?.words ?? 0) / Math.max(1, documents),
    documentsWith: (term) => terms.get(term)?.documents ?? 0,
  };
  const answered = narrowed ? otherWords : query;
  const ranked = await rankCandidates(strapi, query, candidates, totals, now, answered);
  // A list of what was asked for is the answer.
  const confidence = narrowed && understanding.isComplete ? 1 : ranked.confidence;
  const { understood } = understanding;
  const widened = understood.length > 0 && narrowed === undefined;
  const { ids, languages } = ranked;
  const { total, isLimited, kinds, groups } = candidates;
  return {
    query,
    totals,
    ids,
    languages,
    confidence,
    total,
    isLimited,
    kinds,
    groups,
    corrections,
    understood,
    widened,
  };
}

/** Reduces a query to words, expands them to other words for a concept, and looks up what the index has of them. */
async function lookUpQuery(strapi: Core.Strapi, typed: string, language: string | undefined) {
  const { connection } = strapi.db;
  const words = queryWords(typed, detectLanguage(typed, language));
  const parts = await knownParts(
    connection,
    words.filter((word) => languagesOfScript(word).includes('de')),
  );
  const isWord = (part: string) => parts.has(part);
  const lexicon = await currentLexicon(strapi);
  const query = expandQuery(analyseQuery(typed, language, isWord), lexicon);
  return { lexicon, isWord, query, terms: await lookUpTerms(connection, query) };
}

function corrected(
  query: AnalysedQuery,
  corrections: FoundPosts['corrections'],
  language: string | undefined,
  isWord: (part: string) => boolean,
): AnalysedQuery {
  const words = query.words.flatMap((word) => {
    const correction = corrections.find(({ typed }) => typed === word.word);
    return correction ? analyseQuery(correction.meant, language, isWord).words : [word];
  });
  const pageLanguage = searchLanguageOf(language);
  const isNative = corrections.some(
    ({ typed, meant }) => languagesOfScript(typed) !== languagesOfScript(meant),
  );
  return { ...query, words, language: (isNative && pageLanguage) || query.language };
}
