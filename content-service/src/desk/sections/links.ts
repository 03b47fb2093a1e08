import { environment } from '../../environment';
import { NIGHTS_UNTIL_BROKEN } from '../../links/link-tables';
import { countOf, type Section, type StoredRow, textOf } from '../section';
import { postsOf, type Query, type Today } from '../today';

/** Addresses of other sites that no longer work, those in most posts first. */
export const links: Section = {
  id: 'links',
  isShown: ({ languages }) =>
    environment.linksPerNight > 0 && (languages === null || languages.length > 0),
  count: (today) => countOf(today.strapi.db.connection.from(find(today).as('broken'))),
  rows: async (today, { start, limit }) => {
    const rows: StoredRow[] = await find(today)
      .orderBy('posts', 'desc')
      .orderBy('l.address', 'asc')
      .offset(start)
      .limit(limit);
    return rows.map(({ address, fault, since, posts }) => ({
      key: String(address),
      title: String(address),
      post: null,
      facts: { fault: textOf(fault), since: textOf(since), posts: Number(posts) },
    }));
  },
};

function find(today: Today): Query {
  return postsOf(today)
    .join({ i: 'link_places' }, 'i.post_id', 'p.id')
    .join({ l: 'links' }, 'l.address', 'i.address')
    .where('l.failures', '>=', NIGHTS_UNTIL_BROKEN)
    .groupBy('l.address', 'l.fault', 'l.failing_since')
    .select({ address: 'l.address', fault: 'l.fault', since: 'l.failing_since' })
    .count({ posts: '*' });
}
