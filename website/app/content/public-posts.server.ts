import { z } from 'zod';
import type { GroupedPost } from '../addresses/translations.ts';
import { type Kind, kindNames, kindOfTypeName } from '../kinds.ts';
import { log } from '../log.server.ts';
import { callContentService } from './call.server.ts';
import { activeCondition, assertHasField, kindCondition, missingFieldError } from './conditions.ts';
import { entriesOf } from './flatten.ts';
import { typeNameOf } from './mapping.ts';
import { namesOf, type Pairs } from './parameters.ts';
import { parseResponse } from './parse-response.ts';
import { MAX_PAGE_SIZE } from './query.ts';
import { listSchema } from './schema.ts';
import { isRejected, readSupported } from './supported-read.server.ts';

/** What the sitemap needs of a post: its address, when it last changed, and its translations. */
export type PublicPost = GroupedPost & {
  changedAt: Date;
  /** The name of the group of posts that say the same; null if it is in one language. */
  group: string | null;
  /** The slug of its city; null if it has none. */
  city: string | null;
};

/** Bounds the cost of one run. */
const MAX_POSTS = 100_000;

const fields = ['title', 'slug', 'createdAt', 'updatedAt', 'translation_group', 'translated_from'];

const entrySchema = z.object({
  id: z.number().int().positive(),
  title: z.string().trim().nullish(),
  slug: z.string().trim().nullish(),
  createdAt: z.coerce.date(),
  updatedAt: z.coerce.date().nullish().catch(null),
  post_type: z.object({ name: z.string() }).nullish().catch(undefined),
  translation_group: z.string().nullish().catch(null),
  translated_from: z.number().nullish().catch(null),
  nationality: z.object({ language_query: z.string().nullish() }).nullish().catch(null),
  city: z.object({ slug: z.string() }).nullish().catch(null),
});

/**
 * All public posts, ordered by id. Read 100 at a time, one call after the other; one kind after the
 * other if the responses do not include types.
 * @throws ContentUnavailable
 */
export async function readPublicPosts(): Promise<PublicPost[]> {
  const { posts, hasTypes } = await readAll();
  if (hasTypes) return posts;
  const all = new Map<number, PublicPost>();
  for (const kind of kindNames) {
    for (const post of (await readAll(kind)).posts) {
      if (all.has(post.id)) throw missingFieldError('post_type');
      all.set(post.id, post);
    }
  }
  return [...all.values()];
}

async function readAll(kind?: Kind): Promise<{ posts: PublicPost[]; hasTypes: boolean }> {
  // Ordered by id: a post published in between must not shift the others onto the next call.
  const posts = new Map<number, PublicPost>();
  let start = 0;
  let total = Number.POSITIVE_INFINITY;
  while (start < Math.min(total, MAX_POSTS)) {
    const { entries, length, reportedTotal } = await readSlice(start, kind);
    if (length === 0) break;
    if (!kind && entries.some((entry) => typeNameOf(entry) === undefined)) {
      return { posts: [], hasTypes: false };
    }
    for (const entry of entries) {
      const post = toPublicPost(entry, kind);
      if (post) posts.set(post.id, post);
    }
    start += length;
    total = reportedTotal ?? total;
  }
  if (start >= MAX_POSTS)
    log.warn({ listed: start }, 'there may be more public posts than are listed');
  return { posts: [...posts.values()], hasTypes: true };
}

async function readSlice(start: number, kind: Kind | undefined) {
  const { body, plan } = await readSupported({
    path: 'posts',
    plan: () => {
      const isFiltered = !namesOf(activeCondition.filters).some((name) =>
        isRejected('posts', name),
      );
      return { pairs: pairsOf(start, kind, isFiltered), isFiltered };
    },
    required: kind ? namesOf(kindCondition(kind).filters) : [],
    execute: callContentService,
  });
  const { data, meta } = parseResponse(listSchema, body);
  const entries = entriesOf(data);
  if (!plan.isFiltered) for (const entry of entries) assertHasField(activeCondition, entry);
  return {
    entries: plan.isFiltered ? entries : entries.filter(isActiveEntry),
    length: data.length,
    reportedTotal: meta?.pagination.total,
  };
}

function pairsOf(start: number, kind: Kind | undefined, isFiltered: boolean): Pairs {
  return [
    ...(isFiltered ? activeCondition.filters : []),
    ...(kind ? kindCondition(kind).filters : []),
    ['sort', 'id:asc'],
    ['pagination[start]', String(start)],
    ['pagination[limit]', String(MAX_PAGE_SIZE)],
    ...[...fields, ...(isFiltered ? [] : ['is_active'])].map((field): Pairs[number] => [
      'fields',
      field,
    ]),
    ['populate[post_type][fields]', 'name'],
    ['populate[nationality][fields]', 'language_query'],
    ['populate[city][fields]', 'slug'],
  ];
}

const isActiveEntry = (entry: object) => 'is_active' in entry && entry.is_active === true;

function toPublicPost(entry: object, fallbackKind: Kind | undefined): PublicPost | null {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) return null;
  const { id, title, slug, createdAt, updatedAt, post_type, nationality, city } = parsed.data;
  const kind = post_type ? kindOfTypeName(post_type.name) : fallbackKind;
  if (!kind) return null;
  return {
    id,
    kind,
    title: title || null,
    slug: slug || null,
    changedAt: updatedAt ?? createdAt,
    group: parsed.data.translation_group ?? null,
    code: nationality?.language_query ?? null,
    city: city?.slug ?? null,
    isSource: parsed.data.translated_from == null,
  };
}
