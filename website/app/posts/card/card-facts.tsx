import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { SecondCalendar } from '../../i18n/second-calendar.tsx';
import { useTimeZone } from '../../i18n/time-zone.ts';
import { type CardFact, kinds } from '../../kinds.ts';
import { timeZoneOf } from '../post-time-zone.ts';
import type { CardData } from './card-data.server.ts';
import { factReaders } from './card-fact-readers.ts';
import styles from './card-facts.module.css';

/** The facts of a post that its kind has on cards, with dots between them; nothing if none is known. */
export function CardFacts({ post }: { post: CardData }) {
  const language = useLanguage();
  const timeZone = timeZoneOf(post, useTimeZone());
  const names: readonly CardFact[] = kinds[post.kind].cardFacts;
  const facts = names.flatMap((name) => {
    const fact = factReaders[name](post, { ...language, timeZone });
    return fact ? [{ name, ...fact }] : [];
  });
  if (facts.length === 0) return null;
  return (
    <p className={styles.facts}>
      {facts.map(({ name, text, tone, date, href }) => (
        <Fragment key={name}>
          {href ? (
            <a className={styles.fact} href={href} dir="auto" data-fact={name} data-tone={tone}>
              {text}
            </a>
          ) : (
            <bdi className={styles.fact} data-fact={name} data-tone={tone}>
              {text}
              {date && <SecondCalendar date={date} timeZone={timeZone} length="short" />}
            </bdi>
          )}{' '}
        </Fragment>
      ))}
    </p>
  );
}
