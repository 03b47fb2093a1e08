import { ContentUnavailable } from '../../content/errors.ts';
import { listPosts } from '../../content/posts.server.ts';
import { isTimed, type Kind, kindNames } from '../../kinds.ts';
import { logFailure } from '../../log.server.ts';
import { type CardData, cardOf } from '../../posts/card/card-data.server.ts';
import { excerptAround } from '../../posts/search/excerpt-around.server.ts';
import { searchTerms } from '../../posts/search/fold.ts';

/** Posts of a kind that the search shows at most. */
const MAX_POSTS_PER_KIND = 4;

/** What was found of one kind. */
export type SearchGroup = { kind: Kind; cards: CardData[]; total: number };

/** What a search came to. */
export type SearchResults = {
  /** The kinds of which something was found. */
  groups: SearchGroup[];
  /** The kinds that could not be searched now. */
  failedKinds: Kind[];
};

type SearchCriteria = { q?: string | undefined; community?: string | undefined };

/**
 * Searches all kinds at once; of meetings also those that have ended. A kind that fails or is late
 * costs itself, and the page is not kept.
 * @param community code of the language that a community writes in
 * @throws ContentUnavailable where none can be searched
 */
export async function searchAll(
  criteria: SearchCriteria,
  signal: AbortSignal,
): Promise<SearchResults> {
  const terms = searchTerms(criteria.q ?? '');
  const outcomes = await Promise.all(
    kindNames.map(async (kind) => {
      try {
        return await searchKind(kind, criteria, terms, signal);
      } catch (error) {
        if (!(error instanceof ContentUnavailable)) throw error;
        return { kind, error };
      }
    }),
  );
  const failed = outcomes.filter((outcome) => 'error' in outcome);
  const [first] = failed;
  if (first && failed.length === outcomes.length) throw first.error;
  for (const { kind, error } of failed) logFailure(`searching ${kind}`, error);
  const groups = outcomes.filter((each) => 'cards' in each).filter(({ cards }) => cards.length > 0);
  return { groups, failedKinds: failed.map(({ kind }) => kind) };
}

async function searchKind(
  kind: Kind,
  { q, community }: SearchCriteria,
  terms: readonly string[],
  signal: AbortSignal,
): Promise<SearchGroup> {
  const { posts, total } = await listPosts({
    kind,
    q,
    community,
    sort: isTimed(kind) ? 'latest' : 'pinned',
    limit: MAX_POSTS_PER_KIND,
    signal,
  });
  const cards = posts.map((post) => ({
    ...cardOf(post),
    excerpt: excerptAround(post.description, terms),
  }));
  return { kind, cards, total };
}
