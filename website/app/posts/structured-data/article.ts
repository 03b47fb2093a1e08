import { authorOf, citationsOf, datesOf, picturesOf } from './common-fields.ts';
import { orUndefined, type StructuredDataBuilder } from './structured-data.ts';
import { translationsOf } from './translations.ts';

/** An article; null without a headline. */
export const articleStructuredData: StructuredDataBuilder = ({
  post,
  excerpt,
  timeZone,
  url,
  translations,
}) =>
  post.title && {
    '@type': 'Article',
    headline: post.title,
    description: orUndefined(excerpt),
    url,
    mainEntityOfPage: url,
    inLanguage: post.contentLanguage?.code,
    ...translationsOf('Article', { translations }),
    image: picturesOf(post),
    author: authorOf(post),
    citation: citationsOf(post),
    ...datesOf(post, timeZone),
  };
