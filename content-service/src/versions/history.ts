import type { Core } from '@strapi/strapi';
import { mayUse } from './rights';
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

/** A deleted post that can be put back; `createdAt` is when it was deleted. */
export type DeletedPostSummary = Pick<Version, 'post_document_id' | 'editor_name' | 'createdAt'> & {
  title: string | null;
};

/** The posts that were deleted last and that the user may put back, newest first, at most 50. */
export async function deletedPosts(strapi: Core.Strapi): Promise<DeletedPostSummary[]> {
  const deleted: (Version & DeletedPostSummary)[] = await strapi.db.query(VERSION).findMany({
    where: { state: 'deleted', post: { id: { $null: true } } },
    select: ['id', 'post_document_id', 'title', 'editor_name', 'createdAt'],
    // By which the conditions of a role decide.
    populate: { nationality: { select: ['language_query'] } },
    orderBy: { id: 'desc' },
  });
  return deleted
    .filter((version) => mayUse(strapi, 'update', VERSION, version))
    .slice(0, PAGE_SIZE);
}
