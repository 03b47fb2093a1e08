import { useLanguage } from '../../i18n/language.ts';
import type { OpeningHours as Hours } from '../opening-hours.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import styles from './opening-hours-fact.module.css';
import { useHoursText } from './opening-hours-text.ts';
import { StatusBadge } from './status-badge.tsx';

/** The weekly opening hours and whether it is open now; the original text if it cannot be parsed. */
export function OpeningHoursFact({ post, hours, isBelowHead }: FactProps) {
  const { messages } = useLanguage();
  const rawHours = post.information?.openingHours;
  if (!rawHours) return null;
  return (
    <FactItem icon="clock" label={messages.facts.openingHours}>
      {hours && !isBelowHead && <OpenState hours={hours} />}
      {hours ? <Week hours={hours} /> : <bdi dir="ltr">{rawHours}</bdi>}
    </FactItem>
  );
}

function Week({ hours }: { hours: Hours }) {
  const { messages } = useLanguage();
  const hoursText = useHoursText();
  return (
    <>
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

const tones = { open: 'positive', closed: 'neutral', unknown: 'neutral' } as const;

/** Whether it is open now, and until when. */
export function OpenState({ hours }: { hours: Hours }) {
  const { state } = useHoursText();
  return <StatusBadge tone={tones[hours.state]}>{state(hours)}</StatusBadge>;
}
