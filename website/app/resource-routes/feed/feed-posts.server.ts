import type { FeedFilters } from '../../addresses/feed.ts';
import { listPosts } from '../../content/posts.server.ts';
import { type ListQuery, MAX_PAGE_SIZE } from '../../content/query.ts';
import { speaksLanguage } from '../../posts/filters/spoken-language.ts';
import type { PostSummary } from '../../posts/post.ts';

type FeedQuery = Omit<ListQuery, 'start' | 'limit'> & {
  filters: FeedFilters;
  limit: number;
  signal: AbortSignal;
};

/**
 * The first posts of a filtered list. Of those in whose place a language is spoken, which the content
 * service cannot filter by, the first hundred are looked at.
 * @throws ContentUnavailable
 */
export async function readFeedPosts(query: FeedQuery): Promise<PostSummary[]> {
  const { filters, limit, ...listQuery } = query;
  const { speaks, ...others } = filters;
  const { posts } = await listPosts({
    ...listQuery,
    ...others,
    limit: speaks ? MAX_PAGE_SIZE : limit,
  });
  return speaks ? posts.filter(speaksLanguage(speaks)).slice(0, limit) : posts;
}
