import { authorOf, datesOf, picturesOf } from './common-fields.ts';
import type { StructuredDataBuilder } from './structured-data.ts';

/** A question in the forum; null without author and text. */
export const discussionStructuredData: StructuredDataBuilder = ({ post, text, timeZone, url }) => {
  const author = authorOf(post);
  if (!author || !text) return null;
  return {
    '@type': 'DiscussionForumPosting',
    headline: post.title ?? undefined,
    text,
    url,
    inLanguage: post.contentLanguage?.code,
    image: picturesOf(post),
    author,
    ...datesOf(post, timeZone),
  };
};
