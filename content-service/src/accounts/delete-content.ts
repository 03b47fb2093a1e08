import type { Core } from '@strapi/strapi';
import { KEPT_DAYS } from './kept-days';
import { deleteUnusedFiles } from './unused-files';

const POST = 'api::post.post';
const CREATOR = 'api::creator.creator';
const DAY_MS = 86_400_000;

/** All else of a post's information leads to somebody. */
const ANONYMOUS = ['opening_hours', 'languages', 'condition'];

/**
 * Takes what a creator published out of public view, or takes the creator out of it; the public
 * profile is deleted either way.
 * @param how posts are hidden at once and deleted later, or stay without name and contact details
 */
export async function deleteContent(
  strapi: Core.Strapi,
  creator: { id: number; documentId: string },
  how: 'remove' | 'anonymise',
  now: Date,
): Promise<void> {
  const posts: Post[] = await strapi.db.query(POST).findMany({
    where: { creator: creator.id },
    select: ['documentId'],
    populate: { information: true },
  });
  const purge_at = new Date(now.getTime() + KEPT_DAYS * DAY_MS);
  for (const { documentId, information } of posts) {
    const data: Record<string, unknown> =
      how === 'remove'
        ? { is_active: false, purge_at, creator: null }
        : { creator: null, map: null, information: anonymous(information) };
    // Through the document service, so that the website hears of it.
    await strapi.documents(POST).update({ documentId, data });
  }
  const { documentId, id } = creator;
  const profile = await strapi.db.query(CREATOR).findOne({ where: { id }, populate: ['picture'] });
  await strapi.documents(CREATOR).delete({ documentId });
  await deleteUnusedFiles(strapi, [profile?.picture]);
}

interface Post {
  documentId: string;
  information: Record<string, unknown> | null;
}

function anonymous(information: Post['information']) {
  if (!information) return null;
  return Object.fromEntries(ANONYMOUS.map((field) => [field, information[field]]));
}
