import type { PostView } from '../../posts/post-view.server.ts';
import { postStructuredData } from '../../posts/structured-data/post-structured-data.ts';
import { postMetadata } from '../detail/post-metadata.ts';
import type { MetadataContext, PageMetadata } from '../metadata/page-metadata.ts';

/**
 * What the head of a business's own page says: as its post does, with the town behind the name, so
 * that search results tell the two apart.
 */
export function businessMetadata(
  view: Omit<PostView, 'description' | 'related'>,
  context: MetadataContext,
): PageMetadata {
  const metadata = postMetadata(view, context);
  const { city, kind } = view.post;
  return {
    ...metadata,
    title: `${metadata.title} – ${city?.name ?? context.messages.kinds[kind].singular}`,
    // No trail is shown here, so none is claimed.
    structuredData: postStructuredData({ ...view, url: context.url }),
  };
}
