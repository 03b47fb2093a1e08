import type { Core, UID } from '@strapi/strapi';
import type { Post } from 'post-rules/post';

/** Types that have the attributes of a post. */
export const CHECKED_TYPES = ['api::post.post', 'api::post-version.post-version'] as const;

const ID_AND_NAME = { select: ['id', 'name'] };
const PICTURE = { select: ['id', 'alternativeText', 'width', 'height'] };

const SELECT = [
  'id',
  'title',
  'slug',
  'description',
  'start',
  'end',
  'price',
  'currency',
  'is_active',
  'stick_top',
  'translated_from',
  'translation_group',
];

/** Of posts, but not of versions. */
const SELECT_OF_POST = [...SELECT, 'safety_note'];

const POPULATE = {
  post_type: ID_AND_NAME,
  nationality: { select: ['id', 'language_query'] },
  city: { select: ['id', 'name', 'latitude', 'longitude'] },
  area: { select: ['id', 'name'], populate: { city: { select: ['id'] } } },
  post_category: { select: ['id', 'name', 'slug'], populate: { post_types: ID_AND_NAME } },
  picture: PICTURE,
  gallery: PICTURE,
  information: true,
  map: true,
  sources: true,
};

/** The kind and the translations that a version's post has now. */
const PUBLIC_POST = { select: ['id', 'translation_group'], populate: { post_type: ID_AND_NAME } };

/** A stored post as the rules take it, with what its candidates for duplicates are found by. */
export interface StoredPost extends Post {
  is_active: boolean | null;
  translation_group: string | null;
  /** Missing in versions. */
  safety_note?: string | null;
  nationality: { id: number; language_query: string } | null;
  /** The post that this is a version of. */
  post?: { id: number; translation_group: string | null; post_type: Post['post_type'] } | null;
}

/** The translations of a post. A version that is older than the group of its post does not have it yet. */
export function groupOf({ post, translation_group }: StoredPost): string | null {
  return post?.translation_group ?? translation_group;
}

/** What an empty form holds. */
export const EMPTY_POST: StoredPost = {
  id: null,
  is_active: true,
  stick_top: false,
  translated_from: null,
  translation_group: null,
  title: null,
  slug: null,
  description: null,
  start: null,
  end: null,
  price: null,
  currency: null,
  post_type: null,
  nationality: null,
  city: null,
  area: null,
  post_category: null,
  picture: null,
  gallery: [],
  information: null,
  map: null,
  sources: [],
};

/**
 * Loads posts with everything that the rules look at: one statement for the posts and one for each
 * relation, however many posts there are.
 * @param uid one of `CHECKED_TYPES`
 */
export async function loadPosts(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  where: object,
  limit: number,
): Promise<StoredPost[]> {
  const isVersion = 'post' in strapi.getModel(uid).attributes;
  const rows: StoredPost[] = await strapi.db.query(uid).findMany({
    select: isVersion ? SELECT : SELECT_OF_POST,
    where,
    populate: isVersion ? { ...POPULATE, post: PUBLIC_POST } : POPULATE,
    orderBy: { id: 'asc' },
    limit,
  });
  return rows.map(asChecked);
}

function asChecked(row: StoredPost): StoredPost {
  return {
    ...row,
    start: dateOf(row.start),
    end: dateOf(row.end),
    gallery: row.gallery ?? [],
    sources: row.sources ?? [],
    map: positionOf(row.map),
  };
}

/** Strapi stores an empty map for a post that has none. */
export function positionOf(map: StoredPost['map']): StoredPost['map'] {
  return typeof map?.latitude === 'number' && typeof map.longitude === 'number' ? map : null;
}

/** Drivers give dates as text, too. @returns null for no date and for what cannot be read as one */
export function dateOf(value: unknown): Date | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) {
    return null;
  }
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}
