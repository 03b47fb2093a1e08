import { authorOf, datesOf, picturesOf } from './common-fields.ts';
import type { StructuredDataBuilder } from './structured-data.ts';

/** A question put to everybody. Nothing without somebody who asks and words they ask in. */
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
