import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../../utc-day';
import type { AnalysedQuery } from '../text/analyse-query';
import type { Candidates } from './candidates';
import { confidenceOf } from './confidence';
import { createScorer, type Totals } from './rank';
import { readDocuments, type StoredDocument } from './read-documents';
import { stemReader } from './read-stems';

/** What is over is shown below what is as good and still to come. */
const PAST_FACTOR = 0.5;

/** What may no longer be true is shown below what matches almost as well. */
const LISTED_LAST_FACTOR = 0.8;

/** Candidates in their order, and how well the first answers. */
interface Ranked {
  ids: number[];
  /** From 0 to 1. */
  confidence: number;
  /** The languages of the texts of what was scored, by post. */
  languages: Map<number, string>;
}

/**
 * Sorts candidates by their score, those in list order excepted; those that are not scored follow.
 * @param answered the part of the query that the confidence is about
 */
export async function rankCandidates(
  strapi: Core.Strapi,
  query: AnalysedQuery,
  { ids, isListOrder, documents }: Candidates,
  totals: Totals,
  now: number,
  answered: AnalysedQuery,
): Promise<Ranked> {
  const wanted = new Set(ids);
  const rows =
    documents?.filter(({ post_id }) => wanted.has(post_id)) ??
    (await readDocuments(strapi, isListOrder ? ids.slice(0, 2) : ids));
  const readStems = stemReader(query, totals);
  const scoreOf = createScorer(query, totals);
  const scored = rows.map((row) => {
    const { post_id: id, title, language, length } = row;
    const stems = readStems(row.stems);
    const score = scoreOf({ language, length, stems }) * factorOf(row, now);
    return { id, stems, title, language, updated: timeOf(row.updated_at) ?? 0, score };
  });
  scored.sort(
    (one, other) => other.score - one.score || other.updated - one.updated || other.id - one.id,
  );
  return {
    ids: isListOrder ? ids : [...new Set([...scored.map(({ id }) => id), ...ids])],
    confidence: confidenceOf(answered, scored, totals),
    languages: new Map(scored.map(({ id, language }) => [id, language])),
  };
}

function factorOf(row: StoredDocument, now: number): number {
  if (isPast(row, now)) return PAST_FACTOR;
  return row.listed_last === 1 ? LISTED_LAST_FACTOR : 1;
}

/** What has an end is over then; what has only a beginning, a day later. */
function isPast({ start, end, expires_at }: StoredDocument, now: number): boolean {
  const expires = timeOf(expires_at);
  if (expires !== undefined && expires <= now) return true;
  const begin = timeOf(start);
  const over = timeOf(end) ?? (begin === undefined ? undefined : begin + DAY_MS);
  return over !== undefined && over < now;
}

/** SQLite holds numbers or text, PostgreSQL gives dates. */
function timeOf(cell: unknown): number | undefined {
  if (cell === null || cell === undefined) return undefined;
  return new Date(cell as string | number | Date).getTime();
}
