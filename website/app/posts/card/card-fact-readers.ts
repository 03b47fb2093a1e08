import { hubPath } from '../../addresses/hubs.ts';
import { formatShortDate, formatShortDateTime } from '../../i18n/format.ts';
import type { useLanguage } from '../../i18n/language.ts';
import { languageNames } from '../../i18n/language-names.ts';
import { formatNumber, formatPrice } from '../../i18n/number.ts';
import { relativeDate } from '../../i18n/relative-date.ts';
import type { CardFact } from '../../kinds.ts';
import { contentCodesOf } from '../../languages.ts';
import { eventStateOf } from '../event-state.ts';
import { timeOfDay, weekdayName } from '../opening-hours.ts';
import { namesOnOneLine } from '../place.ts';
import type { CardData } from './card-data.server.ts';

/** What a card says of a fact. */
type FactText = {
  text: string;
  /** `good` is good news; a `price` is large where it comes first. Plain if left out. */
  tone?: 'strong' | 'good' | 'price';
  /** The date in the second calendar follows. */
  date?: Date;
  /** Path of a page about it. */
  href?: string;
};

type FactContext = Pick<
  ReturnType<typeof useLanguage>,
  'language' | 'locale' | 'messages' | 'link'
> & {
  timeZone: string;
};

type FactReader = (post: CardData, context: FactContext) => FactText | null;

/** As many fill a line. */
const MAX_LANGUAGES = 4;

/** How each fact is written on a card; null if it is unknown. */
export const factReaders: Record<CardFact, FactReader> = {
  when: ({ start, end, now }, { locale, timeZone, messages: { card, facts } }) => {
    if (!start) return null;
    const shown = (date: Date) => formatShortDateTime(date, locale, timeZone);
    if (eventStateOf(start, end, now) !== 'ongoing')
      return { text: shown(start), tone: 'strong', date: start };
    const text = end ? card.runningUntil(shown(end)) : facts.eventState.ongoing;
    return { text, tone: 'good' };
  },
  place: ({ area, city }, { language, messages, link }) => {
    const text = namesOnOneLine([area, city], { language, separator: messages.listSeparator });
    if (!text) return null;
    return { text, ...(city?.slug && { href: link(hubPath('city', city.slug)) }) };
  },
  // Positions are rounded to about a kilometre, so distances are no more exact.
  distance: ({ distanceKm }, { locale, messages: { card } }) => {
    if (distanceKm === null) return null;
    const text =
      distanceKm < 1 ? card.veryNear : card.distance(formatNumber(Math.round(distanceKm), locale));
    return { text, tone: 'strong' };
  },
  price: ({ price, currency }, { locale, messages }) => {
    if (price === null) return null;
    if (price === 0) return { text: messages.card.free, tone: 'good' };
    return { text: formatPrice(price, currency, locale), tone: 'price' };
  },
  openingHours: ({ openState }, { locale, messages: { card, facts } }) => {
    if (!openState) return null;
    const { state, next } = openState;
    const time = next && timeOfDay(next.minutes, locale);
    if (state === 'unknown') return { text: facts.openState.unknown };
    if (state === 'open')
      return { text: time ? card.openUntil(time) : facts.openState.open, tone: 'good' };
    if (!time) return { text: facts.openState.closed, tone: 'strong' };
    const text = next.isToday
      ? card.opensAt(time)
      : card.opensOn(weekdayName(next.day, locale), time);
    return { text, tone: 'strong' };
  },
  languages: ({ spokenLanguages }, { language, locale, messages }) => {
    if (spokenLanguages.length === 0) return null;
    const own = contentCodesOf(language);
    const codes = spokenLanguages.toSorted(
      (one, other) => Number(own.includes(other)) - Number(own.includes(one)),
    );
    if (codes.length <= MAX_LANGUAGES) return { text: languageNames(codes, locale) };
    const first = codes.slice(0, MAX_LANGUAGES - 1).map((code) => languageNames([code], locale));
    const names = first.join(messages.listSeparator);
    const more = formatNumber(codes.length - first.length, locale);
    return { text: messages.card.languagesAndMore(names, more) };
  },
  answers: ({ answerCount }, { messages }) =>
    answerCount === null ? null : { text: messages.card.answers(answerCount) },
  posted: ({ createdAt, now }, { locale }) => ({ text: relativeDate(createdAt, now, locale) }),
  readingTime: ({ readingMinutes }, { messages }) =>
    readingMinutes === null ? null : { text: messages.detail.readingTime(readingMinutes) },
  checked: ({ checkedAt, checkDueAt, now }, { locale, messages, timeZone }) => {
    if (!checkedAt || (checkDueAt && checkDueAt < now)) return null;
    const date = formatShortDate(checkedAt, locale, timeZone);
    return { text: messages.detail.checked.replace('{date}', date), tone: 'good' };
  },
};
