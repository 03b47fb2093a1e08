import { Fragment, type ReactNode } from 'react';
import { formatDateTime, formatWeekdayTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatPrice } from '../../i18n/number.ts';
import { type Fact, kinds } from '../../kinds.ts';
import type { FactProps } from '../../posts/facts/fact.ts';
import { OpenState } from '../../posts/facts/opening-hours-fact.tsx';
import { EventStateBadge } from '../../posts/facts/when-fact.tsx';
import { namesOnOneLine } from '../../posts/place.ts';
import styles from './gist.module.css';

/** Within this time a weekday is enough to say when something begins. */
const WEEK_MS = 6 * 86_400_000;

type Parts = { badge?: ReactNode; text?: ReactNode };
type PartsReader = (props: FactProps, language: ReturnType<typeof useLanguage>) => Parts | null;

/** What each fact says in the line; facts without a row say nothing there. */
const partsReaders: Partial<Record<Fact, PartsReader>> = {
  openingHours: ({ hours }) => hours && { badge: <OpenState hours={hours} /> },
  when: ({ post: { start, end }, now, timeZone }, { locale }) => {
    if (!start) return null;
    const isSoon = start > now && start.getTime() - now.getTime() < WEEK_MS;
    const format = isSoon ? formatWeekdayTime : formatDateTime;
    return {
      badge: <EventStateBadge start={start} end={end} now={now} />,
      text: <time dateTime={start.toISOString()}>{format(start, locale, timeZone)}</time>,
    };
  },
  place: ({ post: { area, city } }, { language, messages }) => {
    const format = { language, separator: messages.listSeparator };
    return { text: namesOnOneLine([area, city], format) };
  },
  price: ({ post: { price, currency } }, { locale, messages }) =>
    price === null
      ? null
      : { text: price === 0 ? messages.card.free : formatPrice(price, currency, locale) },
  condition: ({ post: { information } }, { messages }) =>
    information?.condition ? { text: messages.facts.conditions[information.condition] } : null,
};

/** What matters most of a post, in one line below its title; nothing if it is unknown. */
export function Gist(props: FactProps) {
  const language = useLanguage();
  const known = kinds[props.post.kind].gist.flatMap((fact) => {
    const parts = partsReaders[fact]?.(props, language);
    return parts && (parts.badge || parts.text) ? [{ fact, ...parts }] : [];
  });
  if (known.length === 0) return null;
  return (
    <p className={styles.gist}>
      {known.map(({ fact, badge, text }, index) => (
        <Fragment key={fact}>
          {index > 0 && ' '}
          {badge}
          {badge && text && ' '}
          {text && <bdi className={styles.part}>{text}</bdi>}
        </Fragment>
      ))}
    </p>
  );
}
