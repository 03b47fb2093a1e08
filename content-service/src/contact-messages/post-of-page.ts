import type { Core } from '@strapi/strapi';
import { linkedPost, spellingsOf } from 'post-rules/text/linked-post';

const POST = 'api::post.post';

/**
 * The post that a page of the website shows.
 * @param address of the page, as the contact form sends it
 * @returns its document id; null for another page
 */
export async function postOfPage(
  strapi: Core.Strapi,
  address: string | undefined,
): Promise<string | null> {
  const target = address === undefined ? null : linkedPost(new URL(address).pathname);
  if (target === null) return null;
  const spellings = spellingsOf(target);
  // Larger numbers are no ids; the database would refuse them.
  const ids = spellings.filter((spelling) => /^\d{1,9}$/.test(spelling)).map(Number);
  const post = await strapi.db.query(POST).findOne({
    select: ['documentId'],
    where: { $or: [{ slug: { $in: spellings } }, { id: { $in: ids } }] },
  });
  return post?.documentId ?? null;
}
