import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { checkPost } from 'post-rules/check-post';
import type { DuplicateCandidate } from 'post-rules/post';
import type { Problem } from 'post-rules/problem';
import { selectRows } from '../database/rows';
import { DAY_MS } from '../utc-day';
import { loadContexts } from './load-context';
import { loadPosts, type StoredPost } from './load-posts';
import {
  CHECK_RUN,
  claimRun,
  deleteProblemsOfDeletedPosts,
  finishRun,
  storeProblems,
} from './problem-tables';

const POST = 'api::post.post';

const BATCH_SIZE = 100;

/** Night in the countries of the demo content, which are three or four hours ahead. */
const DUE_HOUR_UTC = 23;

/** As many posts with the same kind, community and city are compared with each other. */
const MAX_CANDIDATES = 500;

/**
 * Checks all posts and stores what is wrong, unless that was done since the last night. Other
 * requests are served between any two posts.
 * @returns how many posts were checked
 */
export async function checkAllPosts(strapi: Core.Strapi, now: Date): Promise<number> {
  const { connection } = strapi.db;
  if (!(await claimRun(connection, CHECK_RUN, lastDue(now), now.getTime()))) return 0;
  const candidates = await loadAllTitles(strapi);
  let checked = 0;
  for (let lastId = 0; ; ) {
    const posts = await loadPosts(strapi, POST, { id: { $gt: lastId } }, BATCH_SIZE);
    const contextOf = await loadContexts(
      strapi,
      posts,
      (post) => candidates.get(keyOf(post)) ?? [],
    );
    const found = new Map<number, Problem[]>();
    for (const post of posts) {
      if (post.id !== null) found.set(post.id, checkPost(post, contextOf(post)));
      await nextTurn();
    }
    await storeProblems(strapi, found, now);
    checked += posts.length;
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) break;
  }
  await deleteProblemsOfDeletedPosts(connection);
  await finishRun(connection, CHECK_RUN, now.getTime());
  return checked;
}

/** The last time before now at which posts were to be checked. */
export function lastDue(now: Date): number {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DUE_HOUR_UTC);
  return today <= now.getTime() ? today : today - DAY_MS;
}

function keyOf({ post_type, nationality, city }: StoredPost): string {
  return `${post_type?.id ?? ''} ${nationality?.id ?? ''} ${city?.id ?? ''}`;
}

interface TitleRow extends DuplicateCandidate {
  post_type_id: number | null;
  nationality_id: number | null;
  city_id: number | null;
}

/** The titles of all posts, the newest first, by kind, community and city. */
async function loadAllTitles(strapi: Core.Strapi): Promise<Map<string, DuplicateCandidate[]>> {
  const rows = await selectRows<TitleRow>(
    strapi.db.connection,
    `select id, title, post_type_id, nationality_id, city_id from posts
     where post_type_id is not null and nationality_id is not null order by id desc`,
  );
  const byKey = new Map<string, DuplicateCandidate[]>();
  for (const { id, title, post_type_id, nationality_id, city_id } of rows) {
    const key = `${post_type_id} ${nationality_id} ${city_id ?? ''}`;
    const group = byKey.get(key) ?? [];
    if (group.length < MAX_CANDIDATES) group.push({ id, title });
    byKey.set(key, group);
  }
  return byKey;
}
