import { authorOf, datesOf, picturesOf } from './common-fields.ts';
import type { StructuredDataBuilder } from './structured-data.ts';
import { translationsOf } from './translations.ts';

/** A question in the forum; null without author and text. */
export const discussionStructuredData: StructuredDataBuilder = ({
  post,
  text,
  timeZone,
  url,
  translations,
}) => {
  const author = authorOf(post);
  if (!author || !text) return null;
  return {
    '@type': 'DiscussionForumPosting',
    headline: post.title ?? undefined,
    text,
    url,
    inLanguage: post.contentLanguage?.code,
    ...translationsOf('DiscussionForumPosting', { translations }),
    image: picturesOf(post),
    author,
    ...datesOf(post, timeZone),
  };
};
