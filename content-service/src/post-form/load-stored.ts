import type { Core } from '@strapi/strapi';

const POST = 'api::post.post';
const VERSION = 'api::post-version.post-version';

type PostType = typeof POST | typeof VERSION;

const ID = { select: ['id'] };
const IDS = { select: ['id', 'documentId'] };
const KIND = { select: ['id', 'name'] };

const POPULATE = {
  post_type: KIND,
  // Roles may be limited to a language.
  nationality: { select: ['id', 'language_query'] },
  city: ID,
  area: ID,
  post_category: ID,
};

type Reference = { id: number } | null;

interface StoredEntry {
  documentId: string;
  post_type: Reference;
  nationality: Reference;
  city: Reference;
  area: Reference;
  post_category: Reference;
  /** Of a version. */
  post?: { documentId: string; post_type: Reference } | null;
}

/** A post or version, and its type. */
export interface Stored {
  uid: PostType;
  entry: StoredEntry;
}

/** Loads what a version or a post refers to; Strapi's form does not have it. Null if there is none. */
export async function loadStored(strapi: Core.Strapi, documentId: string): Promise<Stored | null> {
  const query = { where: { documentId }, ...IDS };
  const version: StoredEntry | null = await strapi.db.query(VERSION).findOne({
    ...query,
    populate: { ...POPULATE, post: { ...IDS, populate: { post_type: KIND } } },
  });
  if (version) return { uid: VERSION, entry: version };
  const post: StoredEntry | null = await strapi.db
    .query(POST)
    .findOne({ ...query, populate: POPULATE });
  return post && { uid: POST, entry: post };
}

/** The ids of what it refers to, and the kind with which the post is public. */
export function referencesOf({ entry }: Stored) {
  return {
    post_type: entry.post_type?.id ?? null,
    nationality: entry.nationality?.id ?? null,
    city: entry.city?.id ?? null,
    area: entry.area?.id ?? null,
    post_category: entry.post_category?.id ?? null,
    publicKind: (entry.post === undefined ? entry.post_type : entry.post?.post_type)?.id ?? null,
  };
}

/** Document ids of a version and its post, or of a post. */
export function ownIdsOf({ entry }: Stored): string[] {
  return entry.post ? [entry.documentId, entry.post.documentId] : [entry.documentId];
}
