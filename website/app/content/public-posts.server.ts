import { z } from 'zod';
import type { Addressed } from '../addresses/links.ts';
import { type Kind, kindNames, kindOfTypeName } from '../kinds.ts';
import { log } from '../log.server.ts';
import { call } from './call.server.ts';
import { check } from './check.ts';
import { checkTells, isActive, isOfKind, untold } from './conditions.ts';
import { entriesOf } from './flatten.ts';
import { typeNameOf } from './mapping.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { AT_ONCE } from './query.ts';
import { listSchema } from './schema.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** What is known of a post without reading it: its address, and when it last changed. */
export type PublicPost = Addressed & { changedAt: Date };

/** Posts that are listed at most: a bound to what one reading costs. */
const LIMIT = 100_000;

const fields = ['title', 'slug', 'createdAt', 'updatedAt'];

const entrySchema = z.object({
  id: z.number().int().positive(),
  title: z.string().trim().nullish(),
  slug: z.string().trim().nullish(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date().nullish().catch(null),
  post_type: z.object({ name: z.string() }).nullish().catch(undefined),
});

/**
 * All public posts, by id. Read 100 at a time, one call after the other; where the answers do not
 * say of which type they are, one kind after the other.
 * @throws ContentUnavailable
 */
export async function readPublicPosts(): Promise<PublicPost[]> {
  const { posts, areTyped } = await readAll();
  if (areTyped) return posts;
  const all = new Map<number, PublicPost>();
  for (const kind of kindNames) {
    for (const post of (await readAll(kind)).posts) {
      if (all.has(post.id)) throw untold('post_type');
      all.set(post.id, post);
    }
  }
  return [...all.values()];
}

async function readAll(kind?: Kind): Promise<{ posts: PublicPost[]; areTyped: boolean }> {
  // By id, as a post that comes in between shifts the stretches: it must not be there twice.
  const posts = new Map<number, PublicPost>();
  let start = 0;
  let total = Number.POSITIVE_INFINITY;
  while (start < Math.min(total, LIMIT)) {
    const { entries, length, announced } = await readStretch(start, kind);
    if (length === 0) break;
    if (!kind && entries.some((entry) => typeNameOf(entry) === undefined)) {
      return { posts: [], areTyped: false };
    }
    for (const entry of entries) {
      const post = toPublicPost(entry, kind);
      if (post) posts.set(post.id, post);
    }
    start += length;
    total = announced ?? total;
  }
  if (start >= LIMIT) log.warn({ listed: start }, 'there may be more public posts than are listed');
  return { posts: [...posts.values()], areTyped: true };
}

async function readStretch(start: number, kind: Kind | undefined) {
  const { answer, plan } = await readSupported({
    path: 'posts',
    plan: () => {
      const isFiltered = !namesOf(isActive.filters).some((name) => isRejected('posts', name));
      return { pairs: pairsOf(start, kind, isFiltered), isFiltered };
    },
    required: kind ? namesOf(isOfKind(kind).filters) : [],
    ask: call,
  });
  const { data, meta } = check(listSchema, answer);
  const entries = entriesOf(data);
  if (!plan.isFiltered) for (const entry of entries) checkTells(isActive, entry);
  return {
    entries: plan.isFiltered ? entries : entries.filter(saysActive),
    length: data.length,
    announced: meta?.pagination.total,
  };
}

function pairsOf(start: number, kind: Kind | undefined, isFiltered: boolean): Pairs {
  return [
    ...(isFiltered ? isActive.filters : []),
    ...(kind ? isOfKind(kind).filters : []),
    ['sort', 'id:asc'],
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(AT_ONCE)],
    ...[...fields, ...(isFiltered ? [] : ['is_active'])].map((field): Pairs[number] => [
      'fields',
      field,
    ]),
    ['populate[post_type][fields]', 'name'],
  ];
}

const saysActive = (entry: object) => 'is_active' in entry && entry.is_active === true;

function toPublicPost(entry: object, asked: Kind | undefined): PublicPost | null {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) return null;
  const { id, title, slug, createdAt, updatedAt, post_type } = parsed.data;
  const kind = post_type ? kindOfTypeName(post_type.name) : asked;
  if (!kind) return null;
  return { id, kind, title: title || null, slug: slug || null, changedAt: updatedAt ?? createdAt };
}
