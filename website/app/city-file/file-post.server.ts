import { identifierOf } from '../addresses/links.ts';
import type { FileKind } from '../addresses/take-path.ts';
import { currentEnvironment } from '../environment.server.ts';
import { formatDate } from '../i18n/format.ts';
import { languageNames } from '../i18n/language-names.ts';
import type { Messages } from '../i18n/messages/messages.ts';
import { formatPrice } from '../i18n/number.ts';
import { isTimed, kinds } from '../kinds.ts';
import { type LanguageCode, languages } from '../languages.ts';
import { checkStateOf } from '../posts/checked/check-state.ts';
import { checkText } from '../posts/checked/check-text.ts';
import { excerptOf } from '../posts/excerpt.server.ts';
import { hoursTextIn } from '../posts/facts/opening-hours-text.ts';
import { nameIn } from '../posts/names.ts';
import { readOpeningHours } from '../posts/opening-hours.server.ts';
import type { PostSummary } from '../posts/post.ts';
import { timeZoneOf } from '../posts/post-time-zone.ts';
import { currentTextContext } from '../posts/rich-text/current-context.server.ts';
import { standaloneText } from '../posts/rich-text/rich-text.server.ts';
import { formatTimeSpan } from '../posts/time-span.ts';
import type { FilePost } from './file-post.ts';

/** The language of a file, its messages, and when it is made. */
export type FileContext = { language: LanguageCode; messages: Messages; now: Date };

/** A post as the file shows it, still without its picture. */
export function filePostOf(post: PostSummary, kind: FileKind, context: FileContext): FilePost {
  const { language, messages } = context;
  const isLong = kinds[kind].isLongForm;
  const siteUrl = currentEnvironment().PUBLIC_URL;
  return {
    id: post.id,
    identifier: identifierOf(post),
    title: post.title ?? messages.card.untitled,
    contentLanguage: post.contentLanguage,
    html: isLong
      ? standaloneText(post.description, currentTextContext(language), {
          idPrefix: `p${post.id}-`,
          siteUrl,
        })
      : null,
    excerpt: isLong ? '' : excerptOf(post.description),
    phone: post.information?.phone ?? null,
    whatsapp: post.information?.whatsapp ?? null,
    website: post.information?.website ?? null,
    facts: isLong ? [] : factsOf(post, kind, context),
    checked: checkedText(post, context),
    picture: post.picture,
    inline: null,
  };
}

function factsOf(post: PostSummary, kind: FileKind, context: FileContext): FilePost['facts'] {
  const { language, messages } = context;
  const { facts } = messages;
  const { locale } = languages[language];
  const spoken = post.information?.languages ?? [];
  const rows: [string, string | null][] = [
    [facts.when, isTimed(kind) ? whenText(post, context) : null],
    [facts.place, placeText(post, context)],
    [facts.price, isTimed(kind) ? priceText(post, context) : null],
    [facts.openingHours, hoursLine(post, context)],
    [facts.languages, spoken.length > 0 ? languageNames(spoken, locale) : null],
    [facts.organiser, post.information?.organiser ?? null],
  ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

function whenText({ start, end, city }: PostSummary, { language, messages }: FileContext) {
  if (!start) return null;
  const zone = timeZoneOf({ city }, currentEnvironment().TIME_ZONE);
  const span = formatTimeSpan(start, end, languages[language].locale, zone);
  const until = span.end ? ` ${messages.facts.until(span.end)}` : '';
  return `${span.day}${messages.listSeparator}${span.times}${until}`;
}

/** Without city and country, which all of the file is about. */
function placeText({ information, area }: PostSummary, { language, messages }: FileContext) {
  const address = [information?.address, information?.landmark].filter(Boolean);
  const areaName = area && nameIn(area, language);
  const isNamed = address.some((part) => areaName && part?.includes(areaName));
  return (
    [...address, isNamed ? null : areaName].filter(Boolean).join(messages.listSeparator) || null
  );
}

function priceText({ price, currency }: PostSummary, { language, messages }: FileContext) {
  if (price === null) return null;
  return price === 0
    ? messages.card.free
    : formatPrice(price, currency, languages[language].locale);
}

/** "Monday to Friday 09:00 – 18:00 · Saturday 10:00 – 14:00". */
function hoursLine(post: PostSummary, { language, messages, now }: FileContext): string | null {
  const value = post.information?.openingHours;
  const zone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const hours = value ? readOpeningHours(value, zone, now) : null;
  if (!hours) return value ?? null;
  const text = hoursTextIn(languages[language].locale, messages);
  return hours.week
    .filter(({ spans }) => spans.length > 0)
    .map(({ days, spans }) => {
      const times = spans.map((span) => text.span(span)).join(messages.listSeparator);
      return `${text.days(days)} ${times}`;
    })
    .join(' · ');
}

function checkedText(post: PostSummary, { language, messages, now }: FileContext): string | null {
  const state = checkStateOf(post, now);
  if (!state) return null;
  const date = formatDate(state.date, languages[language].locale, 'UTC');
  return checkText(post.kind, state, messages).replace('{date}', date);
}
