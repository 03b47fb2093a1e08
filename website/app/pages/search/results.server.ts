import { ContentUnavailable } from '../../content/errors.ts';
import { listPosts } from '../../content/posts.server.ts';
import { isTimed, type Kind, kindNames } from '../../kinds.ts';
import { logFailure } from '../../log.server.ts';
import { type CardData, cardOf } from '../../posts/card/card-data.server.ts';
import { excerptAround } from '../../posts/search/excerpt-around.server.ts';
import { searchTerms } from '../../posts/search/fold.ts';

/** Maximum number of posts shown of each kind. */
const MAX_POSTS_PER_KIND = 4;

/** The results of one kind. */
export type SearchGroup = { kind: Kind; cards: CardData[]; total: number };

/** The results of a search. */
export type SearchResults = {
  /** Kinds with results. */
  groups: SearchGroup[];
  /** Kinds whose search failed. */
  failedKinds: Kind[];
};

type SearchCriteria = {
  q?: string | undefined;
  /** Code of the language that a community writes in. */
  community?: string | undefined;
};

/**
 * Searches all kinds in parallel, past events and activities included. If a kind fails or times out,
 * the others are shown and the page is not cached.
 * @throws ContentUnavailable if all kinds fail
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
