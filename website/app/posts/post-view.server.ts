import { readAddress } from '../addresses/address.ts';
import { postPath } from '../addresses/links.ts';
import { publicUrlOf } from '../addresses/public-url.server.ts';
import { currentEnvironment } from '../environment.server.ts';
import { kinds } from '../kinds.ts';
import { interfaceLanguageOf, type LanguageCode } from '../languages.ts';
import { cachedQrPath } from '../ui/qr-code/cached-qr-path.server.ts';
import { cardOf } from './card/card-data.server.ts';
import { excerptOf, textOf } from './excerpt.server.ts';
import { readOpeningHours } from './opening-hours.server.ts';
import type { Post } from './post.ts';
import { timeZoneOf } from './post-time-zone.ts';
import { textLengthOf } from './reading-time.ts';
import { currentTextContext } from './rich-text/current-context.server.ts';
import { answerText, richText } from './rich-text/rich-text.server.ts';
import { sectionsOf } from './rich-text/sections.ts';

/** From this length on a text fills several screens of a phone and gets a table of contents. */
const MIN_WORDS_WITH_SECTIONS = 300;

/**
 * The view data of a post's page: facts, sanitised text and answers, excerpt for search engines, related post,
 * the URL of the page as text and as QR code, and what a message about the post begins with.
 * @param pageUrl the public URL of the page
 */
export function postViewOf(
  { description, related, answers, ...post }: Post,
  now: Date,
  pageUrl: string,
) {
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const rawHours = post.information?.openingHours;
  const { language } = readAddress(new URL(pageUrl).pathname);
  const textContext = currentTextContext(language);
  const { html, headings, coordinates } = richText(description, textContext);
  const text = textOf(description);
  const length = kinds[post.kind].isLongForm
    ? textLengthOf(text, post.contentLanguage?.code ?? '')
    : null;
  return {
    post,
    description: html,
    excerpt: excerptOf(description),
    text,
    textCoordinates: coordinates,
    readingMinutes: length?.minutes ?? null,
    sections: length && length.words >= MIN_WORDS_WITH_SECTIONS ? sectionsOf(headings) : [],
    related: related && cardOf(related, now),
    answers: answers.map((answer) => ({
      ...answer,
      text: textOf(answer.text),
      html: answerText(answer.text, textContext),
    })),
    hours: rawHours ? readOpeningHours(rawHours, timeZone, now) : null,
    timeZone,
    now,
    pageUrl,
    messageText: messageTextOf(post, language),
    qrCodePath: cachedQrPath(pageUrl),
  };
}

/**
 * The title and address of a post, for the one who wrote it: on the site in the language of the post.
 * @param language of the page, for a post in another language than those of the site
 */
function messageTextOf(
  post: Omit<Post, 'description' | 'related' | 'answers'>,
  language: LanguageCode,
): string {
  const own = interfaceLanguageOf(post.contentLanguage?.code.toLowerCase() ?? '') ?? language;
  return [post.title, publicUrlOf(own, postPath(post))].filter(Boolean).join('\n');
}

export type PostView = ReturnType<typeof postViewOf>;

/** An answer with its text as HTML and without markup. */
export type AnswerView = PostView['answers'][number];
