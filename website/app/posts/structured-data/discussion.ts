import { authorOf, datesOf, picturesOf } from './authored.ts';
import type { Claim } from './claim.ts';

/** A question put to everybody. Nothing without somebody who asks and words they ask in. */
export const discussionClaim: Claim = ({ post, text, timeZone, url }) => {
  const author = authorOf(post);
  if (!author || !text) return null;
  return {
    '@type': 'DiscussionForumPosting',
    headline: post.title ?? undefined,
    text,
    url,
    inLanguage: post.tongue?.code,
    image: picturesOf(post),
    author,
    ...datesOf(post, timeZone),
  };
};
