import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { kinds } from '../kinds.ts';
import { logFailure } from '../log.server.ts';
import type { CountedFilter, FilterCounts } from '../posts/filters/filter-counts.ts';
import { beforeDeadline, outsideRendering } from '../request-context.server.ts';
import { callContentService } from './call.server.ts';
import { conditionsOf } from './conditions.ts';
import { ContentUnavailable, isCallMissing } from './errors.ts';
import { contentEvents } from './events.server.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { namesOf, type Pairs, preferLanguagePairs, searchParamsOf } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import type { ListQuery } from './query.ts';
import { isRejected } from './supported-read.server.ts';

const CALL = 'post-counts';

/** What the content service calls each filter that it counts by. */
const facetOf: Record<CountedFilter, string> = {
  city: 'city',
  area: 'area',
  category: 'post_category',
};

const filters = Object.keys(facetOf) as CountedFilter[];

/** How long a missing call is not asked for, in milliseconds: as long as a rejected parameter. */
const RETRY_AFTER_MS = 15 * 60_000;

const countsSchema = z.object({
  data: z.record(
    z.string(),
    z.array(z.object({ slug: z.string(), total: z.number().int().min(0) })).optional(),
  ),
});

type Read = { counts: FilterCounts | null };

let retryAt = 0;

/** One entry for all visitors: concurrent pages share one call. */
const cache = new LRUCache<string, Read, Pairs>({
  max: 500,
  // What has ended changes without a change of posts.
  ttl: 60_000,
  // A change notice empties the cache; pages that already wait still get the numbers.
  ignoreFetchAbort: true,
  fetchMethod: (_key, _stale, { context }) => outsideRendering(() => read(context)),
});

contentEvents.on('changed', () => cache.clear());
// It may have been upgraded.
contentEvents.on('up', () => {
  retryAt = 0;
});

/**
 * How many posts of a list there are in each city, area and category, in one call.
 * @param key of the list: its address
 * @returns null if the content service does not have the call or a filter of the list, or does not
 * answer in time: the list is complete without the numbers
 */
export async function readPostCounts(key: string, query: ListQuery): Promise<FilterCounts | null> {
  const { partnerField } = currentMappingOptions();
  const conditions = conditionsOf(query, partnerField, new Date()).filter(
    (condition) => !(condition.isAddition && isUnsupported(condition.filters)),
  );
  const isMissing = performance.now() < retryAt;
  if (isMissing || conditions.some((condition) => isUnsupported(condition.filters))) return null;
  const context: Pairs = [
    ['by', filters.map((filter) => facetOf[filter]).join(',')],
    ...conditions.flatMap((condition) => condition.filters),
    ...(query.language ? preferLanguagePairs(query.language) : []),
  ];
  const timeoutError = () => new ContentUnavailable('Counting posts took too long.', 504);
  try {
    const result = await beforeDeadline(cache.fetch(key, { context }), timeoutError);
    return result?.counts ?? null;
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    logFailure(`counting posts of kind ${query.kind ? kinds[query.kind].typeName : 'any'}`, error);
    return null;
  }
}

const isUnsupported = (pairs: Pairs) => namesOf(pairs).some((name) => isRejected('posts', name));

async function read(pairs: Pairs): Promise<Read> {
  try {
    const { data } = parseResponse(
      countsSchema,
      await callContentService(CALL, searchParamsOf(pairs)),
    );
    const mapOf = (filter: CountedFilter) =>
      new Map(data[facetOf[filter]]?.map(({ slug, total }) => [slug, total]));
    return { counts: { city: mapOf('city'), area: mapOf('area'), category: mapOf('category') } };
  } catch (error) {
    if (!isCallMissing(error)) throw error;
    retryAt = performance.now() + RETRY_AFTER_MS;
    return { counts: null };
  }
}
