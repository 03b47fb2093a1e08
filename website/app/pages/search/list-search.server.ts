import { fold, searchTerms } from 'folding/fold';
import { ContentUnavailable } from '../../content/errors.ts';
import { listPosts } from '../../content/posts.server.ts';
import type { KindTotal } from '../../content/search-response.ts';
import { isTimed, type Kind, kindNames } from '../../kinds.ts';
import type { LanguageCode } from '../../languages.ts';
import { logFailure } from '../../log.server.ts';
import type { PostPage, PostSummary } from '../../posts/post.ts';

/** Posts that are ranked at most: of each kind, or of the only one. */
const MAX_POSTS_PER_KIND = 24;
const MAX_POSTS_OF_ONE_KIND = 100;

type ListSearch = {
  q?: string | undefined;
  /** Code of the language that a community writes in. */
  community?: string | undefined;
  kind?: Kind | undefined;
  /** Of the page. */
  language: LanguageCode;
};

/** What the lists of all kinds have for a search. */
export type ListSearchResult = {
  /** Best first; of the requested kind. */
  posts: PostSummary[];
  kinds: KindTotal[];
  /** Whether there are more posts than were ranked. */
  isTruncated: boolean;
  /** Kinds whose list could not be read. */
  failedKinds: Kind[];
};

/**
 * Searches the lists of all kinds, past events included: for a content service that has no search of
 * its own, and for all posts of a community. If a kind fails or times out, the others are shown and
 * the page is not cached.
 * @throws ContentUnavailable if all kinds fail
 */
export async function searchLists(
  search: ListSearch,
  signal: AbortSignal,
): Promise<ListSearchResult> {
  const outcomes = await Promise.all(
    kindNames.map(async (kind) => {
      try {
        return { kind, ...(await searchKind(kind, search, signal)) };
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
  const lists = outcomes.filter((outcome) => 'posts' in outcome);
  const shown = lists.filter(({ kind }) => !search.kind || kind === search.kind);
  return {
    posts: bestFirst(
      shown.map(({ posts }) => posts),
      searchTerms(search.q ?? ''),
    ),
    kinds: lists.flatMap(({ kind, total }) => (total > 0 ? [{ kind, total, title: null }] : [])),
    isTruncated: shown.some(({ posts, total }) => posts.length < total),
    failedKinds: failed.map(({ kind }) => kind),
  };
}

function searchKind(
  kind: Kind,
  { q, community, kind: onlyKind, language }: ListSearch,
  signal: AbortSignal,
): Promise<PostPage> {
  const limitOfOne = kind === onlyKind ? MAX_POSTS_OF_ONE_KIND : 1;
  return listPosts({
    kind,
    q,
    community,
    language,
    sort: isTimed(kind) ? 'latest' : 'pinned',
    limit: onlyKind ? limitOfOne : MAX_POSTS_PER_KIND,
    signal,
  });
}

/** Posts with all words in their title first, then by their place in the list of their kind. */
function bestFirst(lists: readonly PostSummary[][], terms: readonly string[]): PostSummary[] {
  const isTitleMatch = ({ title }: PostSummary) => {
    const folded = fold(title ?? '');
    return terms.every((term) => folded.includes(term));
  };
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const byPlace = Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  );
  const all = byPlace.flat();
  return [...all.filter(isTitleMatch), ...all.filter((post) => !isTitleMatch(post))];
}
