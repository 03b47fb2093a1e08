import { authorOf, datesOf, picturesOf } from './authored.ts';
import { type Claim, given } from './claim.ts';

/** A text by somebody. Nothing without a headline. */
export const articleClaim: Claim = ({ post, excerpt, timeZone, url }) =>
  post.title && {
    '@type': 'Article',
    headline: post.title,
    description: given(excerpt),
    url,
    mainEntityOfPage: url,
    inLanguage: post.tongue?.code,
    image: picturesOf(post),
    author: authorOf(post),
    ...datesOf(post, timeZone),
  };
