import { log } from '../log.server.ts';
import type { Post, PostPage } from '../posts/post.ts';
import { callContentService } from './call.server.ts';
import { assertHasField, type Candidate } from './conditions.ts';
import { entriesOf } from './flatten.ts';
import { toPost } from './mapping.ts';
import { currentMappingOptions } from './mapping-options.server.ts';
import { parameterSupport } from './parameter-support.server.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { type ListPlan, type ListQuery, listPlan, PAGE_SIZE } from './query.ts';
import { listSchema } from './schema.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** Bounds the cost of a list that the service does not filter. */
const MAX_SCANNED_POSTS = 1000;

/** Concurrent calls for one list. */
const MAX_CONCURRENT_CALLS = 4;

export type ListRequest = ListQuery & { signal?: AbortSignal | undefined };

type ListSlice = { candidates: Candidate[]; length: number; total: number; plan: ListPlan };

/**
 * Part of a list of posts. Conditions that the content service rejects or ignores are applied here,
 * to the first thousand posts.
 * @throws ContentUnavailable
 */
export async function readList(request: ListRequest): Promise<PostPage<Post>> {
  const { start = 0, limit = PAGE_SIZE } = request;
  const first = await readFirstSliceFiltered(request);
  const { unfiltered } = first.plan;
  if (unfiltered.length === 0) {
    return { posts: first.candidates.map(({ post }) => post), total: first.total };
  }
  const posts = (await readRemaining(first, request.signal))
    .filter((candidate) => unfiltered.every(({ matches }) => matches(candidate)))
    .map(({ post }) => post);
  return { posts: posts.slice(start, start + limit), total: posts.length };
}

/** The first slice. If it shows that the service ignores a filter, it is read again without that. */
async function readFirstSliceFiltered(request: ListRequest): Promise<ListSlice> {
  const slice = await readFirstSlice(request);
  const ignored = slice.plan.filtered.filter(
    ({ isIgnored }) => isIgnored && slice.candidates.some(isIgnored),
  );
  if (ignored.length === 0) return slice;
  for (const { filters } of ignored)
    parameterSupport.markRejected('posts', namesOf(filters), filters);
  parameterSupport.report();
  return readFirstSlice(request);
}

function readFirstSlice({ signal, ...query }: ListRequest): Promise<ListSlice> {
  const { partnerField } = currentMappingOptions();
  const isPostParameterRejected = (name: string) => isRejected('posts', name);
  const options = { partnerField, isRejected: isPostParameterRejected, now: new Date() };
  return readSlice(() => listPlan(query, options), signal);
}

async function readSlice(
  plan: () => ListPlan,
  signal: AbortSignal | undefined,
): Promise<ListSlice> {
  const execute = (path: string, parameters: URLSearchParams) =>
    callContentService(path, parameters, signal);
  const { body, plan: usedPlan } = await readSupported({ path: 'posts', plan, execute });
  const { data, meta } = parseResponse(listSchema, body);
  const kind = usedPlan.filtered.find((condition) => condition.kind)?.kind;
  // A service may return more than requested.
  const entries = entriesOf(data.slice(0, usedPlan.limit));
  for (const condition of usedPlan.unfiltered) {
    for (const entry of entries) assertHasField(condition, entry);
  }
  const candidates = entries.flatMap((entry): Candidate[] => {
    const post = toPost(entry, currentMappingOptions(), kind);
    return post ? [{ entry, post }] : [];
  });
  const minTotal = data.length > 0 ? usedPlan.start + data.length : 0;
  return {
    candidates,
    length: data.length,
    total: Math.max(meta?.pagination.total ?? 0, minTotal),
    plan: usedPlan,
  };
}

/** All posts from the first slice on, up to the limit. */
async function readRemaining({ candidates, length, total, plan }: ListSlice, signal?: AbortSignal) {
  const all = [...candidates];
  if (total > MAX_SCANNED_POSTS) warnOnce(total);
  const starts: number[] = [];
  for (
    let start = length;
    length > 0 && start < Math.min(total, MAX_SCANNED_POSTS);
    start += length
  ) {
    starts.push(start);
  }
  for (let index = 0; index < starts.length; index += MAX_CONCURRENT_CALLS) {
    const slices = await Promise.all(
      starts
        .slice(index, index + MAX_CONCURRENT_CALLS)
        .map((start) =>
          readSlice(() => ({ ...plan, start, pairs: pairsFrom(start, plan) }), signal),
        ),
    );
    all.push(...slices.flatMap((slice) => slice.candidates));
  }
  return all;
}

function pairsFrom(start: number, { pairs }: ListPlan): Pairs {
  return pairs.map(([name, value]) => [name, name === 'pagination[start]' ? String(start) : value]);
}

let hasWarned = false;

function warnOnce(total: number): void {
  if (hasWarned) return;
  hasWarned = true;
  log.warn(
    { posts: total, scanned: MAX_SCANNED_POSTS },
    'the content service does not apply all filters: lists only include the first posts',
  );
}
