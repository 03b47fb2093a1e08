import { listSearchCounts } from '../../search/counts/search-counts';
import { DAY_MS } from '../../utc-day';
import type { Section } from '../section';
import type { Today } from '../today';

const DAYS = 30;

/**
 * What was searched and not found in the last 30 days. Searches are counted without language and place,
 * so a filter leaves them out.
 */
export const searches: Section = {
  id: 'searches',
  isShown: ({ filter }) =>
    !filter.mine && filter.language === undefined && filter.city === undefined,
  count: async (today) => (await unanswered(today)).length,
  rows: async (today, { start, limit }) =>
    (await unanswered(today)).slice(start, start + limit).map(({ query, unanswered: times }) => ({
      key: query,
      title: query,
      post: null,
      facts: { times },
    })),
};

async function unanswered({ strapi, now }: Today) {
  const since = new Date(now.getTime() - DAYS * DAY_MS).toISOString().slice(0, 10);
  const counts = await listSearchCounts(strapi.db.connection, since);
  return counts.filter(({ unanswered: times }) => times > 0);
}
