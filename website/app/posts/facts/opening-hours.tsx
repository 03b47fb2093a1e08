import { formatTime } from '../../i18n/format.ts';
import { dateFormat } from '../../i18n/formatters.ts';
import { useLanguage } from '../../i18n/language.ts';
import { FULL_DAY, type OpeningHours as Hours, type OpenSpan } from '../opening-hours.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './opening-hours.module.css';
import { StateMark } from './state-mark.tsx';

const tones = { open: 'good', closed: 'quiet', unknown: 'quiet' } as const;

/** The week of a place, and whether it is open now by its own clock; its words where they cannot be read. */
export function OpeningHours({ post, hours }: FactProps) {
  const { messages } = useLanguage();
  const written = post.information?.openingHours;
  if (!written) return null;
  return (
    <FactItem icon="clock" label={messages.facts.openingHours}>
      {hours ? <Week hours={hours} /> : <bdi dir="ltr">{written}</bdi>}
    </FactItem>
  );
}

function Week({ hours }: { hours: Hours }) {
  const { messages } = useLanguage();
  const words = useHoursInWords();
  return (
    <>
      <StateMark tone={tones[hours.state]}>{words.state(hours)}</StateMark>
      <table className={styles.week}>
        <tbody>
          {hours.week.map(({ days, spans, isToday }) => (
            <tr key={days[0]} aria-current={isToday ? 'date' : undefined}>
              <th scope="row">{words.days(days)}</th>
              <td>
                {spans.length === 0 && messages.facts.closed}
                {spans.map((span) => (
                  <span key={span.from}>{words.span(span)}</span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hours.varies && <small>{messages.facts.hoursVary}</small>}
    </>
  );
}

function useHoursInWords() {
  const { locale, messages } = useLanguage();
  const { facts } = messages;
  const time = (minutes: number) => formatTime(new Date(minutes * 60_000), locale, 'UTC');
  const weekday = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // The fourth day of 1970, in UTC, was a Sunday.
  const day = (number: number) => weekday.format(new Date((3 + number) * FULL_DAY * 60_000));
  return {
    days([first = 1, ...more]: number[]): string {
      const last = more.at(-1);
      return last === undefined ? day(first) : facts.dayRange(day(first), day(last));
    },
    span({ from, to, comment }: OpenSpan): string {
      const text = to - from === FULL_DAY ? facts.allDay : `${time(from)} – ${time(to)}`;
      return comment ? `${text} (${comment})` : text;
    },
    state({ state, next }: Hours): string {
      if (!next || state === 'unknown') return facts.openState[state];
      if (state === 'open') return facts.openUntil(time(next.minutes));
      if (next.isToday) return facts.opensToday(time(next.minutes));
      return facts.opensOn(day(next.day), time(next.minutes));
    },
  };
}
