import type { Answer, QAPage } from 'schema-dts';
import { withOffset } from '../../i18n/with-offset.ts';
import { authorOf, datesOf, picturesOf } from './common-fields.ts';
import type { StructuredDataBuilder, StructuredDataSource } from './structured-data.ts';
import { translationsOf } from './translations.ts';

/**
 * A question in the forum; null without author and text. With answers, the page is one of questions
 * and answers; without, search engines accept none such.
 */
export const discussionStructuredData: StructuredDataBuilder = (source) => {
  const { post, text, timeZone, url, translations, answers } = source;
  const author = authorOf(post);
  if (!author || !text) return null;
  if (answers.length > 0) return questionAndAnswers(source);
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

function questionAndAnswers({ post, text, timeZone, url, answers }: StructuredDataSource): QAPage {
  return {
    '@type': 'QAPage',
    url,
    inLanguage: post.contentLanguage?.code,
    mainEntity: {
      '@type': 'Question',
      name: post.title ?? text,
      text,
      author: authorOf(post),
      ...datesOf(post, timeZone),
      answerCount: answers.length,
      suggestedAnswer: answers.map(
        ({ author, date, text: answer }): Answer => ({
          '@type': 'Answer',
          text: answer,
          url: `${url}#answers`,
          author: author ? { '@type': 'Person', name: author } : undefined,
          datePublished: date ? withOffset(date, timeZone) : undefined,
        }),
      ),
    },
  };
}
