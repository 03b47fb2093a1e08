import { dateTimeOptionsForScripts, localeForScripts } from '../../i18n/format.ts';
import { Interpolate } from '../../i18n/interpolate.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { SecondCalendar } from '../../i18n/second-calendar.tsx';
import { eventStateOf } from '../event-state.ts';
import { formatTimeSpan } from '../time-span.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './when-fact.module.css';

const tones = { upcoming: 'neutral', ongoing: 'positive', past: 'neutral' } as const;

type EventStateBadgeProps = { start: Date; end: Date | null; now: Date };

/** Whether it is ongoing or past; nothing before it begins. */
export function EventStateBadge({ start, end, now }: EventStateBadgeProps) {
  const { messages } = useLanguage();
  const state = eventStateOf(start, end, now);
  return <StatusBadge tone={tones[state]}>{messages.facts.eventState[state]}</StatusBadge>;
}

/**
 * Start and end in the time zone of the place, and whether it is ongoing or past. The last line
 * shows the visitor's own time zone, which only a script knows (enhance/local-time.ts).
 */
export function WhenFact({ post, now, timeZone, calendar, isBelowHead }: FactProps) {
  const { locale, messages } = useLanguage();
  if (!post.start) return null;
  const span = formatTimeSpan(post.start, post.end, locale, timeZone);
  return (
    <FactItem icon="clock" label={messages.facts.when}>
      {!isBelowHead && <EventStateBadge start={post.start} end={post.end} now={now} />}
      <b>
        <time dateTime={post.start.toISOString()}>{span.day}</time>
        <SecondCalendar date={post.start} timeZone={timeZone} />
      </b>{' '}
      <small>
        {span.times}
        {post.end && span.end ? (
          <>
            {' '}
            <time dateTime={post.end.toISOString()}>{messages.facts.until(span.end)}</time>
          </>
        ) : null}
        {messages.listSeparator + span.zone}
      </small>{' '}
      <small
        hidden
        data-zone={timeZone}
        data-locale={localeForScripts(locale)}
        data-options={JSON.stringify(dateTimeOptionsForScripts(locale))}
        data-start={post.start.toISOString()}
        data-end={post.end?.toISOString()}
      >
        <Interpolate
          text={messages.facts.visitorTime}
          time={<time dateTime={post.start.toISOString()} />}
        />
      </small>{' '}
      {calendar && (
        <a href={calendar.google} rel="noopener" className={styles.calendar}>
          {messages.detail.googleCalendar}
        </a>
      )}
    </FactItem>
  );
}
