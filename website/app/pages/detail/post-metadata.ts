import { withOffset } from '../../i18n/with-offset.ts';
import { postBreadcrumb } from '../../posts/breadcrumb.ts';
import type { PostView } from '../../posts/post-view.server.ts';
import { breadcrumbList } from '../../posts/structured-data/breadcrumb-list.ts';
import { postStructuredData } from '../../posts/structured-data/post-structured-data.ts';
import type { MetadataContext, PageMetadata } from '../metadata.ts';

/** Letters that a title made of a text's first words may have. */
const MAX_TITLE_LENGTH = 60;

/** What the head of a post's page says. A post without title is named by its first words. */
export function postMetadata(
  view: Omit<PostView, 'description' | 'related'>,
  { messages, link, url, publicUrl }: MetadataContext,
): PageMetadata {
  const { post, excerpt, timeZone } = view;
  const { singular, lead } = messages.kinds[post.kind];
  return {
    title: post.title ?? firstWords(excerpt) ?? `${singular} ${post.id}`,
    description: excerpt || lead,
    ...(post.title && {
      heading: { text: post.title, contentLanguage: post.contentLanguage },
    }),
    picture: post.picture,
    dates: {
      published: withOffset(post.createdAt, timeZone),
      modified: post.updatedAt && withOffset(post.updatedAt, timeZone),
    },
    structuredData: [
      ...postStructuredData({ ...view, url }),
      breadcrumbList(postBreadcrumb(post, messages, link), publicUrl),
    ],
  };
}

function firstWords(text: string): string | null {
  const characters = [...text];
  if (characters.length <= MAX_TITLE_LENGTH) return text || null;
  const truncated = characters.slice(0, MAX_TITLE_LENGTH).join('');
  return `${truncated.slice(0, truncated.lastIndexOf(' ')).trimEnd()}…`;
}
