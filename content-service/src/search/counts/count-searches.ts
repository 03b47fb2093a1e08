import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { WEAK_CONFIDENCE } from '../query/confidence';
import { type FoundPosts, searchPosts } from '../query/search-posts';
import { countableQuery, looksLikeName } from './countable-query';
import { addSearchCounts, type SearchCount } from './search-counts';

const MAX_QUERIES = 200;
const MAX_QUERY_LENGTH = 200;
const MAX_COUNT = 100_000;

const count = z.number().int().min(0).max(MAX_COUNT);

/** What a website counted since it last reported. */
export const searchReportSchema = z.object({
  searches: z
    .array(
      z.object({
        query: z.string().max(MAX_QUERY_LENGTH),
        /** Code of the language of the page. */
        language: z.string().regex(/^[a-z]{2,3}$/),
        searches: count,
        followed: count,
      }),
    )
    .max(MAX_QUERIES),
});

type SearchReport = z.infer<typeof searchReportSchema>;

/**
 * Counts the searches of a report; each query is searched once more to tell whether it is answered.
 * @param isAwaited whether the website still waits; otherwise it sends the counts again, and none are
 * stored now
 */
export async function countSearches(
  strapi: Core.Strapi,
  { searches: reported }: SearchReport,
  isAwaited: () => boolean,
  now = Date.now(),
): Promise<void> {
  const counts: SearchCount[] = [];
  for (const { query, language, searches, followed } of reported) {
    const folded = countableQuery(query);
    if (folded === null) continue;
    if (!isAwaited()) return;
    const found = await searchPosts(strapi, { query, language, correct: true }, now);
    if (looksLikeName(folded, found.total > 0)) continue;
    counts.push({
      query: folded,
      searches,
      unanswered: isAnswered(found) ? 0 : searches,
      followed,
    });
  }
  if (!isAwaited()) return;
  // In one order, so that the reports of two websites do not wait for each other for ever.
  const ordered = counts.toSorted((one, other) => (one.query < other.query ? -1 : 1));
  await strapi.db.transaction(({ trx }) => addSearchCounts(trx, ordered, now));
}

const isAnswered = ({ total, confidence }: FoundPosts) =>
  total > 0 && confidence >= WEAK_CONFIDENCE;
