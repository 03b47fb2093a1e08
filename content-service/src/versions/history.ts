import type { Core } from '@strapi/strapi';
import { VERSION, type Version } from './version';

const PAGE_SIZE = 50;

/** A version in a list, without its text. */
export type VersionSummary = Pick<
  Version,
  | 'documentId'
  | 'state'
  | 'editor_name'
  | 'createdAt'
  | 'updatedAt'
  | 'public_at'
  | 'public_by'
  | 'appears_at'
  | 'disappears_at'
  | 'note'
  | 'notes'
> & { title: string | null };

const SUMMARY_FIELDS = [
  'documentId',
  'title',
  'state',
  'editor_name',
  'createdAt',
  'updatedAt',
  'public_at',
  'public_by',
  'appears_at',
  'disappears_at',
  'note',
  'notes',
];

/** The versions of a post, last written first, 50 at a time. @param start how many to skip */
export async function historyOf(
  strapi: Core.Strapi,
  postDocumentId: string,
  start = 0,
): Promise<{ versions: VersionSummary[]; total: number }> {
  const where = { post_document_id: postDocumentId };
  const [versions, total] = [
    await strapi.db.query(VERSION).findMany({
      where,
      select: SUMMARY_FIELDS,
      orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
      offset: start,
      limit: PAGE_SIZE,
    }),
    await strapi.db.query(VERSION).count({ where }),
  ];
  return { versions, total };
}

/** A deleted post that can be put back. */
export interface DeletedPostSummary {
  post_document_id: string;
  title: string | null;
  editor_name: string | null;
  /** When it was deleted. */
  createdAt: string;
}

/** The posts that were deleted last and are not back, newest first, at most 50. */
export async function deletedPosts(strapi: Core.Strapi): Promise<DeletedPostSummary[]> {
  return strapi.db.query(VERSION).findMany({
    where: { state: 'deleted', post: { id: { $null: true } } },
    select: ['post_document_id', 'title', 'editor_name', 'createdAt'],
    orderBy: { id: 'desc' },
    limit: PAGE_SIZE,
  });
}
