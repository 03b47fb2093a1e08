import { formatDate } from '../../i18n/format.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { type LanguageCode, languageAttributes, languages } from '../../languages.ts';
import { telLink, withNoBreakSpaces } from '../../posts/contact.ts';
import { endingOf, endingText } from '../../posts/ending.ts';
import { placeLines } from '../../posts/place.ts';
import type { Post } from '../../posts/post.ts';
import { formatTimeSpan } from '../../posts/time-span.ts';
import { OutLink } from './embed-response.server.tsx';

type PostCardProps = {
  post: Post;
  url: string;
  excerpt: string;
  language: LanguageCode;
  messages: Messages;
  timeZone: string;
  now: Date;
};

/** A post in a frame: its title, whether it has ended, when and where, how to reach it, and when it was last checked. */
export function PostCard({ post, url, excerpt, language, messages, timeZone, now }: PostCardProps) {
  const { information, contentLanguage, start, end, checkedAt } = post;
  const { locale } = languages[language];
  const { facts, detail, listSeparator: separator } = messages;
  const place = placeLines(post, { language, separator });
  const span = start && formatTimeSpan(start, end, locale, timeZone);
  const phone = information?.phone;
  const ending = endingText(endingOf(post, now), messages);
  const call = phone && telLink(phone);
  return (
    <>
      <h1 {...languageAttributes(contentLanguage)}>
        <OutLink href={url}>{post.title ?? messages.card.untitled}</OutLink>
      </h1>
      {ending && (
        <p>
          <strong>{ending}</strong>
        </p>
      )}
      {span && <p>{[span.day, span.times].join(separator)}</p>}
      {place && (
        <p>
          <bdi>{[place.main, ...place.rest].join(separator)}</bdi>
        </p>
      )}
      {excerpt && <p {...languageAttributes(contentLanguage)}>{excerpt}</p>}
      {phone && call && (
        <p>
          {facts.phone}
          {': '}
          <a href={call} target="_blank" rel="noopener">
            <bdi dir="ltr">{withNoBreakSpaces(phone)}</bdi>
          </a>
        </p>
      )}
      {information && information.languages.length > 0 && (
        <p>{`${facts.languages}: ${languageNames(information.languages, locale)}`}</p>
      )}
      {checkedAt && (
        <p>{detail.checked.replace('{date}', formatDate(checkedAt, locale, timeZone))}</p>
      )}
    </>
  );
}
