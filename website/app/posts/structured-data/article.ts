import { authorOf, datesOf, picturesOf } from './common-fields.ts';
import { orUndefined, type StructuredDataBuilder } from './structured-data.ts';

/** An article; null without a headline. */
export const articleStructuredData: StructuredDataBuilder = ({ post, excerpt, timeZone, url }) =>
  post.title && {
    '@type': 'Article',
    headline: post.title,
    description: orUndefined(excerpt),
    url,
    mainEntityOfPage: url,
    inLanguage: post.contentLanguage?.code,
    image: picturesOf(post),
    author: authorOf(post),
    ...datesOf(post, timeZone),
  };
