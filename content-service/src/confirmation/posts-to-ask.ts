import type { Core } from '@strapi/strapi';
import { DAY_MS } from '../utc-day';
import { type Entry, POST } from '../versions/version';
import { addressFingerprint, refusedAddresses } from './address';
import { type AskablePost, mailDue } from './may-ask';
import { ASKED_KINDS, CONFIRMATION, type ConfirmationRequest } from './request';

const BATCH_SIZE = 200;

/** A post with what a mail about it shows. */
export type PostToAsk = Entry &
  AskablePost & {
    title: string | null;
    slug: string | null;
    description: string | null;
    information: Record<string, string | null> & { email: string };
    post_type: { name: string };
    nationality: { language_query: string | null } | null;
    city: { time_zone: string | null } | null;
  };

const POPULATE = {
  information: true,
  post_type: { select: ['name'] },
  nationality: { select: ['language_query'] },
  city: { select: ['time_zone'] },
};

/** The post as it is now, if its business can be asked; null if it is hidden or has no address. */
export function findPostToAsk(strapi: Core.Strapi, where: object): Promise<PostToAsk | null> {
  return strapi.db.query(POST).findOne({
    where: { $and: [where, { is_active: true, information: { email: { $notNull: true } } }] },
    populate: POPULATE,
  });
}

/** All requests about some posts. */
export function requestsAbout(
  strapi: Core.Strapi,
  documentIds: readonly string[],
): Promise<ConfirmationRequest[]> {
  return strapi.db
    .query(CONFIRMATION)
    .findMany({ where: { post_document_id: { $in: [...documentIds] } } });
}

/**
 * Document ids of the posts about which a mail is due, at most one for each address, which gets one a
 * day.
 * @param limit at most so many
 */
export async function postsToAsk(strapi: Core.Strapi, now: Date, limit: number): Promise<string[]> {
  const found: string[] = [];
  const asked = new Set<string>();
  for (let lastId = 0; found.length < limit; ) {
    const posts: PostToAsk[] = await strapi.db.query(POST).findMany({
      where: {
        $and: [
          { id: { $gt: lastId }, is_active: true, check_due_at: { $lte: now } },
          { post_type: { name: { $in: ASKED_KINDS } } },
          { information: { email: { $notNull: true } }, purge_at: { $null: true } },
        ],
      },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
      populate: POPULATE,
    });
    const requests = Map.groupBy(
      await requestsAbout(
        strapi,
        posts.map(({ documentId }) => documentId),
      ),
      ({ post_document_id }) => post_document_id,
    );
    const addresses = posts.map(({ information }) => addressFingerprint(information.email));
    const unavailable = new Set([
      ...(await refusedAddresses(strapi, addresses)),
      ...(await recentlyAsked(strapi, addresses, now)),
    ]);
    for (const [index, post] of posts.entries()) {
      const address = addresses[index] ?? '';
      if (unavailable.has(address) || asked.has(address)) continue;
      if (!mailDue(post, requests.get(post.documentId) ?? [], now)) continue;
      asked.add(address);
      found.push(post.documentId);
    }
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) break;
  }
  return found.slice(0, limit);
}

async function recentlyAsked(
  strapi: Core.Strapi,
  addresses: readonly string[],
  now: Date,
): Promise<string[]> {
  const rows: { address: string }[] = await strapi.db.query(CONFIRMATION).findMany({
    select: ['id', 'address'],
    where: {
      address: { $in: [...addresses] },
      asked_at: { $gt: new Date(now.getTime() - DAY_MS) },
    },
  });
  return rows.map(({ address }) => address);
}
