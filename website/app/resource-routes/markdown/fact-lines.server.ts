import { currentEnvironment } from '../../environment.server.ts';
import { formatDate } from '../../i18n/format.ts';
import { languageNames } from '../../i18n/language-names.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import { formatPrice } from '../../i18n/number.ts';
import { type LanguageCode, languages } from '../../languages.ts';
import { nameIn } from '../../posts/names.ts';
import { placeLines } from '../../posts/place.ts';
import type { Post } from '../../posts/post.ts';
import { timeZoneOf } from '../../posts/post-time-zone.ts';
import { escapeMarkdown } from '../../posts/rich-text/markdown-text.ts';
import { formatTimeSpan } from '../../posts/time-span.ts';

type Context = { language: LanguageCode; messages: Messages; pageUrl: string };

/** The facts of a post as items of a list, with the labels of its page; opening hours as the editor wrote them. */
export function factLines(post: Post, { language, messages, pageUrl }: Context): string[] {
  const { locale } = languages[language];
  const { facts, listSeparator: separator } = messages;
  const { information, price, category, contentLanguage } = post;
  const timeZone = timeZoneOf(post, currentEnvironment().TIME_ZONE);
  const place = placeLines(post, { language, separator });
  const free = price === 0 ? messages.card.free : null;
  const rows: [label: string, value: string | null | undefined][] = [
    [facts.when, whenOf(post, messages, locale, timeZone)],
    [facts.place, place && [place.main, ...place.rest].join(separator)],
    [facts.price, price === null ? null : (free ?? formatPrice(price, post.currency, locale))],
    [facts.openingHours, information?.openingHours],
    [facts.phone, information?.phone],
    [facts.whatsapp, information?.whatsapp],
    [facts.email, information?.email],
    [facts.website, information?.website],
    [
      facts.languages,
      information?.languages.length ? languageNames(information.languages, locale) : null,
    ],
    [facts.organiser, information?.organiser],
    [facts.category, category && nameIn(category, language)],
    [facts.community, contentLanguage?.nativeName],
  ];
  const checked =
    post.checkedAt &&
    messages.detail.checked.replace('{date}', formatDate(post.checkedAt, locale, timeZone));
  return [
    `- ${messages.kinds[post.kind].singular}: <${pageUrl}>`,
    ...rows.flatMap(([label, value]) => (value ? [`- ${label}: ${escapeMarkdown(value)}`] : [])),
    ...(checked ? [`- ${checked}`] : []),
  ];
}

function whenOf(
  { start, end }: Post,
  { facts, listSeparator }: Messages,
  locale: string,
  timeZone: string,
): string | null {
  if (!start) return null;
  const span = formatTimeSpan(start, end, locale, timeZone);
  const until = span.end && facts.until(span.end);
  return [span.day, span.times, until, span.zone].filter(Boolean).join(listSeparator);
}
