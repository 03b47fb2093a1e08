import type { Core } from '@strapi/strapi';
import { POST } from '../versions/version';
import { addressesOf, type LinkingPost } from './addresses-of-post';
import type { AskOptions } from './ask';
import { checkHost } from './check-host';
import { findDueAddresses, storeOutcome, storePlaces } from './link-tables';

const BATCH_SIZE = 200;

/** Hosts that are asked at the same time. */
const HOSTS_AT_ONCE = 10;

export interface NightOptions extends AskOptions {
  product: string;
  ownHosts: ReadonlySet<string>;
  /** So many addresses are checked at most. */
  limit: number;
  /** Whether no further request should begin. */
  isOver: () => boolean;
  now: () => Date;
}

/** Reads which addresses posts link to, and checks those that were not checked for longest. */
export async function checkLinks(strapi: Core.Strapi, options: NightOptions): Promise<void> {
  await storePlaces(strapi, await readPlaces(strapi, options.ownHosts));
  const sql = strapi.db.connection;
  const due = await findDueAddresses(sql, options.limit);
  const urls = due.flatMap((address) => {
    const url = URL.parse(address);
    return url ? [{ address, url }] : [];
  });
  const hosts = [...Map.groupBy(urls, ({ url }) => url.host).values()];
  const work = async () => {
    for (let host = hosts.shift(); host && !options.isOver(); host = hosts.shift()) {
      const addressOf = new Map(host.map(({ address, url }) => [url, address]));
      await checkHost(
        host.map(({ url }) => url),
        options,
        (url, outcome) => storeOutcome(sql, addressOf.get(url) ?? '', outcome, options.now()),
        options.isOver,
      );
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
}

type StoredPost = LinkingPost & { id: number };

async function readPlaces(
  strapi: Core.Strapi,
  ownHosts: ReadonlySet<string>,
): Promise<[string, number][]> {
  const places: [string, number][] = [];
  for (let lastId = 0; ; ) {
    const posts: StoredPost[] = await strapi.db.query(POST).findMany({
      select: ['id', 'description'],
      where: { id: { $gt: lastId }, is_active: true },
      orderBy: { id: 'asc' },
      limit: BATCH_SIZE,
      populate: {
        information: { select: ['id', 'website'] },
        sources: { select: ['id', 'url'] },
      },
    });
    for (const post of posts) {
      for (const address of addressesOf(post, ownHosts)) places.push([address, post.id]);
    }
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return places;
  }
}
