import type { Core } from '@strapi/strapi';
import { linkedPost, spellingsOf } from 'post-rules/text/linked-post';
import { idsAmong } from '../storable';

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
  const post = await strapi.db.query(POST).findOne({
    select: ['documentId'],
    where: { $or: [{ slug: { $in: spellings } }, { id: { $in: idsAmong(spellings) } }] },
  });
  return post?.documentId ?? null;
}
