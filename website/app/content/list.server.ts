import { log } from '../log.server.ts';
import type { Post, PostPage } from '../posts/post.ts';
import { call } from './call.server.ts';
import { check } from './check.ts';
import { type Candidate, checkTells } from './conditions.ts';
import { entriesOf } from './flatten.ts';
import { toPost } from './mapping.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { type ListPlan, type ListQuery, listPlan, PAGE_SIZE } from './query.ts';
import { listSchema } from './schema.ts';
import { currentSetting } from './setting.server.ts';
import { support } from './support.server.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** Posts that are looked at where the service does not filter: a bound to what one list costs. */
const LOOKED_AT = 1000;

/** Calls for one list at the same time. */
const AT_A_TIME = 4;

export type ListCall = ListQuery & { signal?: AbortSignal | undefined };

type Stretch = { candidates: Candidate[]; length: number; total: number; plan: ListPlan };

/**
 * A stretch of a list of posts. It is filtered by the content service; as far as that rejects or
 * ignores filters, here, and then the list ends with the first thousand posts.
 * @throws ContentUnavailable
 */
export async function readList(asked: ListCall): Promise<PostPage<Post>> {
  const { start = 0, limit = PAGE_SIZE } = asked;
  const first = await readObeyed(asked);
  const { unfiltered } = first.plan;
  if (unfiltered.length === 0) {
    return { posts: first.candidates.map(({ post }) => post), total: first.total };
  }
  const posts = (await readOn(first, asked.signal))
    .filter((candidate) => unfiltered.every(({ holds }) => holds(candidate)))
    .map(({ post }) => post);
  return { posts: posts.slice(start, start + limit), total: posts.length };
}

/** The first stretch. One that shows that a filter is ignored is read once more without that. */
async function readObeyed(asked: ListCall): Promise<Stretch> {
  const stretch = await readFirst(asked);
  const ignored = stretch.plan.filtered.filter(
    ({ isIgnored }) => isIgnored && stretch.candidates.some(isIgnored),
  );
  if (ignored.length === 0) return stretch;
  for (const { filters } of ignored) support.reject('posts', namesOf(filters), filters);
  support.report();
  return readFirst(asked);
}

function readFirst({ signal, ...query }: ListCall): Promise<Stretch> {
  const { partnerField } = currentSetting();
  const isKnown = (name: string) => isRejected('posts', name);
  const setting = { partnerField, isRejected: isKnown, now: new Date() };
  return readStretch(() => listPlan(query, setting), signal);
}

async function readStretch(
  plan: () => ListPlan,
  signal: AbortSignal | undefined,
): Promise<Stretch> {
  const ask = (path: string, parameters: URLSearchParams) => call(path, parameters, signal);
  const { answer, plan: read } = await readSupported({ path: 'posts', plan, ask });
  const { data, meta } = check(listSchema, answer);
  const kind = read.filtered.find((condition) => condition.kind)?.kind;
  // A service may give more than it is asked for.
  const entries = entriesOf(data.slice(0, read.limit));
  for (const condition of read.unfiltered) {
    for (const entry of entries) checkTells(condition, entry);
  }
  const candidates = entries.flatMap((entry): Candidate[] => {
    const post = toPost(entry, currentSetting(), kind);
    return post ? [{ entry, post }] : [];
  });
  const least = data.length > 0 ? read.start + data.length : 0;
  return {
    candidates,
    length: data.length,
    total: Math.max(meta?.pagination.total ?? 0, least),
    plan: read,
  };
}

/** All posts from the first stretch on, as many as are looked at. */
async function readOn({ candidates, length, total, plan }: Stretch, signal?: AbortSignal) {
  const all = [...candidates];
  if (total > LOOKED_AT) warnOnce(total);
  const starts: number[] = [];
  for (let start = length; length > 0 && start < Math.min(total, LOOKED_AT); start += length) {
    starts.push(start);
  }
  for (let at = 0; at < starts.length; at += AT_A_TIME) {
    const stretches = await Promise.all(
      starts
        .slice(at, at + AT_A_TIME)
        .map((start) => readStretch(() => ({ ...plan, start, pairs: from(start, plan) }), signal)),
    );
    all.push(...stretches.flatMap((stretch) => stretch.candidates));
  }
  return all;
}

function from(start: number, { pairs }: ListPlan): Pairs {
  return pairs.map(([name, value]) => [name, name === 'pagination[start]' ? String(start) : value]);
}

let isWarned = false;

function warnOnce(total: number): void {
  if (isWarned) return;
  isWarned = true;
  log.warn(
    { posts: total, looked: LOOKED_AT },
    'the content service does not filter: lists end with the first posts',
  );
}
