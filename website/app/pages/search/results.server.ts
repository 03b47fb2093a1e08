import { listPosts } from '../../content/posts.server.ts';
import { isTimed, type Kind, kindNames } from '../../kinds.ts';
import type { CardData } from '../../posts/card/card-data.ts';
import { cardOf } from '../../posts/card-data.server.ts';
import { excerptAround } from '../../posts/search/excerpt-around.server.ts';
import { searchTerms } from '../../posts/search/fold.ts';

/** Posts of a kind that the search shows at most. */
const LIMIT = 4;

/** What was found of one kind. */
export type Found = { kind: Kind; cards: CardData[]; total: number };

/**
 * Searches all kinds at once; of meetings also those that have ended.
 * @param community code of the language that a community writes in
 * @returns the kinds of which something was found
 * @throws ContentUnavailable
 */
export async function searchAll(
  { q, community }: { q?: string | undefined; community?: string | undefined },
  signal: AbortSignal,
): Promise<Found[]> {
  const terms = searchTerms(q ?? '');
  const found = await Promise.all(
    kindNames.map(async (kind) => {
      const { posts, total } = await listPosts({
        kind,
        text: q,
        community,
        sort: isTimed(kind) ? 'latest' : 'pinned',
        limit: LIMIT,
        signal,
      });
      const cards = posts.map((post) => ({
        ...cardOf(post),
        excerpt: excerptAround(post.description, terms),
      }));
      return { kind, cards, total };
    }),
  );
  return found.filter(({ cards }) => cards.length > 0);
}
