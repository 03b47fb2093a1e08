import { nameIn } from '../../posts/names.ts';
import type { PostView } from '../../posts/post-view.server.ts';
import { postStructuredData } from '../../posts/structured-data/post-structured-data.ts';
import { postMetadata } from '../detail/post-metadata.ts';
import type { MetadataContext, PageMetadata } from '../metadata/page-metadata.ts';

/**
 * The metadata of a business's landing page: that of its post, with the city after the name so that
 * search results tell the two pages apart.
 */
export function businessMetadata(
  view: Omit<PostView, 'description' | 'related'>,
  context: MetadataContext,
): PageMetadata {
  const metadata = postMetadata(view, context);
  const { city, kind } = view.post;
  const { language, messages, url } = context;
  const place = city ? nameIn(city, language) : messages.kinds[kind].singular;
  return {
    ...metadata,
    title: `${metadata.title} – ${place}`,
    // Without breadcrumb, since the page shows none.
    structuredData: postStructuredData({
      ...view,
      url,
      placeFormat: { language, separator: messages.listSeparator },
    }),
  };
}
