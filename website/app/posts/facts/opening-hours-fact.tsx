import { useLanguage } from '../../i18n/language.ts';
import {
  type OpeningHours as Hours,
  MINUTES_PER_DAY,
  type OpenSpan,
  timeOfDay,
  weekdayName,
} from '../opening-hours.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './opening-hours-fact.module.css';
import { StatusBadge } from './status-badge.tsx';

const tones = { open: 'good', closed: 'quiet', unknown: 'quiet' } as const;

/** The weekly opening hours and whether it is open now; the original text if it cannot be parsed. */
export function OpeningHoursFact({ post, hours }: FactProps) {
  const { messages } = useLanguage();
  const rawHours = post.information?.openingHours;
  if (!rawHours) return null;
  return (
    <FactItem icon="clock" label={messages.facts.openingHours}>
      {hours ? <Week hours={hours} /> : <bdi dir="ltr">{rawHours}</bdi>}
    </FactItem>
  );
}

function Week({ hours }: { hours: Hours }) {
  const { messages } = useLanguage();
  const hoursText = useHoursText();
  return (
    <>
      <StatusBadge tone={tones[hours.state]}>{hoursText.state(hours)}</StatusBadge>
      <div className={styles.hours}>
        <table className={styles.week}>
          <tbody>
            {hours.week.map(({ days, spans, isToday }) => (
              <tr key={days[0]} aria-current={isToday ? 'date' : undefined}>
                <th scope="row">{hoursText.days(days)}</th>
                <td>
                  {spans.length === 0 && messages.facts.closed}
                  {spans.map((span) => (
                    <span key={span.from}>
                      <span className={styles.times}>{hoursText.span(span)}</span>
                      {span.comment && ` (${span.comment})`}
                    </span>
                  ))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hours.variesByWeek && <small>{messages.facts.hoursVary}</small>}
    </>
  );
}

function useHoursText() {
  const { locale, messages } = useLanguage();
  const { facts } = messages;
  const time = (minutes: number) => timeOfDay(minutes, locale);
  const day = (number: number) => weekdayName(number, locale);
  return {
    days([first = 1, ...rest]: number[]): string {
      const last = rest.at(-1);
      return last === undefined ? day(first) : facts.dayRange(day(first), day(last));
    },
    span({ from, to }: OpenSpan): string {
      return to - from === MINUTES_PER_DAY ? facts.allDay : `${time(from)} – ${time(to)}`;
    },
    state({ state, next }: Hours): string {
      if (!next || state === 'unknown') return facts.openState[state];
      if (state === 'open') return facts.openUntil(time(next.minutes));
      if (next.isToday) return facts.opensToday(time(next.minutes));
      return facts.opensOn(day(next.day), time(next.minutes));
    },
  };
}
