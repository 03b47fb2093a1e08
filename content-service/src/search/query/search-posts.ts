import type { Core } from '@strapi/strapi';
import { currentLexicon } from '../concepts/current-lexicon';
import { expandQuery } from '../concepts/expand-query';
import { expansionStems } from '../concepts/expansion';
import { startCatchUp } from '../index/catch-up';
import { parseStems } from '../index/document-store';
import { selectIn, selectRows } from '../index/rows';
import { knownParts } from '../index/vocabulary';
import { type AnalysedQuery, analyseQuery, queryWords } from '../text/analyse-query';
import { detectLanguage } from '../text/detect-language';
import { languagesOfScript, searchLanguageOf } from '../text/languages';
import { currentNames } from '../understand/load-vocabulary';
import { findNarrowed } from '../understand/narrow';
import { readQuery } from '../understand/read-query';
import type { Understanding, Understood } from '../understand/understand';
import { type Candidates, findCandidates, lookUpTerms, type PostFilter } from './candidates';
import { confidenceOf } from './confidence';
import { correctWords } from './corrections';
import { isKnownWord } from './known-words';
import { prefixKey, scoreDocument, type Totals } from './rank';

const POST = 'api::post.post';
const DAY_MS = 86_400_000;

/** What is over is shown below what is as good and still to come. */
const PAST_FACTOR = 0.5;

export interface SearchRequest {
  query: string;
  /** Code of the language that the page is in. */
  language?: string | undefined;
  /** Name of a kind, to find no others. */
  kind?: string | undefined;
  /** Limits the search, counts included. */
  filter?: PostFilter | undefined;
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
  kinds: Candidates['kinds'];
  /** Words that occur nowhere, and what was searched instead; folded. */
  corrections: { typed: string; meant: string }[];
  /** From 0 to 1: how well the first result answers. From 0.6 on, it is right; below 0.25 nothing fits. */
  confidence: number;
  /** What words of the query stand for. */
  understood: Understood[];
  /** Whether that would have left nothing, and was not applied. */
  widened: boolean;
}

interface ScoredRow {
  post_id: number;
  language: string;
  length: number;
  stems: string;
  title: string | null;
  updated_at: unknown;
  start: unknown;
  end: unknown;
}

/** Finds the posts that answer a query best, in the same order on either database. */
export async function searchPosts(
  strapi: Core.Strapi,
  { query: typed, language, kind, filter, correct, ignored = [] }: SearchRequest,
  now = Date.now(),
): Promise<FoundPosts> {
  const { connection } = strapi.db;
  const [state] = await selectRows<{ documents: number; words: number; pending: number | null }>(
    connection,
    `select documents, words, (select min(post_id) from search_pending) as pending
     from search_totals`,
  );
  if (typeof state?.pending === 'number') startCatchUp(strapi);
  const documents = Number(state?.documents ?? 0);
  const words = queryWords(typed, detectLanguage(typed, language));
  const parts = await knownParts(connection, words);
  const isWord = (part: string) => parts.has(part);
  const lexicon = await currentLexicon(strapi);
  const asTyped = expandQuery(analyseQuery(typed, language, isWord), lexicon);
  let query = asTyped;
  let terms = await lookUpTerms(connection, query);
  const { vocabulary, keys, zones } = await currentNames(strapi);
  const reading = { vocabulary, language, ignored, kind };
  let understanding = readQuery(typed, reading);
  const unexplained = withoutUnderstood(query, understanding).words.filter(
    ({ word }) => !isKnownWord(word, lexicon, keys),
  );
  const pageLanguage = searchLanguageOf(language);
  const nativeWordFor = (word: string) => pageLanguage && lexicon.nativeWordFor(word, pageLanguage);
  const corrections = correct
    ? await correctWords(connection, unexplained, terms, documents, nativeWordFor)
    : [];
  if (corrections.length > 0) {
    query = expandQuery(corrected(asTyped, corrections, language, isWord), lexicon);
    terms = await lookUpTerms(connection, query);
    understanding = readQuery(typed, reading, corrections);
  }
  const otherWords = withoutUnderstood(query, understanding);
  const scope = { kind, filter };
  const narrowing = { understanding, query, otherWords, terms, documents, scope, zones };
  const narrowed = await findNarrowed(strapi, { ...narrowing, now: new Date(now) });
  const candidates = narrowed ?? (await findCandidates(strapi, query, terms, documents, scope));
  const totals: Totals = {
    documents,
    averageLength: Number(state?.words ?? 0) / Math.max(1, documents),
    documentsWith: (term) => terms.get(term)?.documents ?? 0,
  };
  const { total, kinds } = candidates;
  const answered = narrowed ? otherWords : query;
  const ranked = await rankCandidates(strapi, query, candidates, totals, now, answered);
  // A list of what was asked for is the answer.
  const confidence = narrowed && understanding.isComplete ? 1 : ranked.confidence;
  const { understood } = understanding;
  const widened = understood.length > 0 && narrowed === undefined;
  const { ids } = ranked;
  return { query, totals, ids, confidence, total, kinds, corrections, understood, widened };
}

/** A query without the words that were understood, and without the concepts that they name. */
function withoutUnderstood(query: AnalysedQuery, { rest }: Understanding): AnalysedQuery {
  const kept = query.words.flatMap(({ word }, position) => (rest.has(word) ? [position] : []));
  const expansions = (query.expansions ?? [])
    .filter(({ positions }) => positions.every((position) => kept.includes(position)))
    .map(({ positions, phrases }) => ({
      positions: positions.map((position) => kept.indexOf(position)),
      phrases,
    }));
  return { ...query, words: query.words.filter(({ word }) => rest.has(word)), expansions };
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

async function rankCandidates(
  strapi: Core.Strapi,
  query: AnalysedQuery,
  { ids, isListOrder }: Candidates,
  totals: Totals,
  now: number,
  answered: AnalysedQuery,
): Promise<Pick<FoundPosts, 'ids' | 'confidence'>> {
  const { tableName } = strapi.db.metadata.get(POST);
  const rows = await selectIn<ScoredRow>(
    strapi.db.connection,
    (list) =>
      `select d.post_id, d.language, d.length, t.stems, p.title, p.updated_at, p.start, p."end"
       from search_documents d join search_texts t on t.post_id = d.post_id
       join ${tableName} p on p.id = d.post_id where d.post_id in ${list}`,
    isListOrder ? ids.slice(0, 2) : ids,
  );
  const isWanted = wantedStems(query);
  const scored = rows.map((row) => {
    const stems = parseStems(row.stems, isWanted);
    const score = scoreDocument(query, { ...row, stems }, totals);
    const id = row.post_id;
    const updated = timeOf(row.updated_at) ?? 0;
    return {
      id,
      stems,
      title: row.title,
      language: row.language,
      updated,
      score: isPast(row, now) ? score * PAST_FACTOR : score,
    };
  });
  scored.sort(
    (one, other) => other.score - one.score || other.updated - one.updated || other.id - one.id,
  );
  const confidence = confidenceOf(answered, scored, totals);
  return { ids: isListOrder ? ids : scored.map(({ id }) => id), confidence };
}

/** The stems that scoring looks at: those of the query and of its expansions, and all that begin like the query's. */
function wantedStems({ words, expansions }: AnalysedQuery): (stem: string) => boolean {
  const stems = words.flatMap((word) => [...word.stems, ...word.parts]);
  const exact = new Set([...stems, ...expansionStems(expansions)]);
  const prefixes = new Set(stems.flatMap((stem) => prefixKey(stem) ?? []));
  return (stem) => exact.has(stem) || prefixes.has(prefixKey(stem) ?? '');
}

/** What has an end is over then; what has only a beginning, a day later. */
function isPast({ start, end }: ScoredRow, now: number): boolean {
  const begin = timeOf(start);
  const over = timeOf(end) ?? (begin === undefined ? undefined : begin + DAY_MS);
  return over !== undefined && over < now;
}

/** SQLite holds numbers or text, PostgreSQL gives dates. */
function timeOf(cell: unknown): number | undefined {
  if (cell === null || cell === undefined) return undefined;
  return new Date(cell as string | number | Date).getTime();
}
