import { randomUUID } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { OPEN_STATES } from '../open-states';
import { indexPosts } from '../search/index/index-posts';
import type { Sql } from '../versions/desk-writes';
import { updateWithoutTimestamp } from '../versions/update-without-timestamp';
import { type Entry, POST, VERSION } from '../versions/version';
import type { Community } from './community';

/** A post of a group, without its text. */
export interface GroupPost {
  id: number;
  documentId: string;
  title: string | null;
  is_active: boolean;
  translation_group: string | null;
  translated_from: number | null;
  is_machine_translated: boolean | null;
  words_changed_at: string | null;
  source_words_at: string | null;
  nationality: Community | null;
}

/** A translation that was never public. */
export interface GroupDraft {
  documentId: string;
  translation_group: string;
  nationality: Community | null;
}

const FIELDS = [
  'id',
  'documentId',
  'title',
  'is_active',
  'translation_group',
  'translated_from',
  'is_machine_translated',
  'words_changed_at',
  'source_words_at',
];

/** The posts of some groups, in the order of their numbers. */
export function findGroupPosts(strapi: Core.Strapi, groups: string[]): Promise<GroupPost[]> {
  return findPosts(strapi, { translation_group: { $in: groups } });
}

/** Posts by a condition, in the order of their numbers. */
export function findPosts(strapi: Core.Strapi, where: object): Promise<GroupPost[]> {
  const populate = { nationality: true };
  return strapi.db
    .query(POST)
    .findMany({ where, select: FIELDS, populate, orderBy: { id: 'asc' } });
}

/** The drafts of translations of some groups, the newest first. */
export function findGroupDrafts(strapi: Core.Strapi, groups: string[]): Promise<GroupDraft[]> {
  return strapi.db.query(VERSION).findMany({
    where: {
      translation_group: { $in: groups },
      state: { $in: [...OPEN_STATES] },
      post_document_id: { $null: true },
    },
    select: ['documentId', 'translation_group'],
    populate: { nationality: true },
    orderBy: { id: 'desc' },
  });
}

/**
 * The group of a post, which gets one if it has none. This does not count as a change of the post: no
 * draft of it conflicts with that.
 * @param trx the current transaction, which has locked the post
 */
export async function ensureGroup(strapi: Core.Strapi, trx: Sql, post: Entry): Promise<string> {
  if (typeof post.translation_group === 'string') return post.translation_group;
  const translation_group = randomUUID();
  const { documentId } = post;
  await updateWithoutTimestamp(strapi, trx, { uid: POST, documentId }, { translation_group });
  // Searches count the posts of a group once.
  await indexPosts(strapi, trx, [post.id]);
  return translation_group;
}
