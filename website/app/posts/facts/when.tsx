import { Filled } from '../../i18n/filled.tsx';
import { useLanguage } from '../../i18n/language.ts';
import { timeSpan } from '../time-span.ts';
import { whenState } from '../when.ts';
import type { FactProps } from './fact.ts';
import { FactItem } from './fact-item.tsx';
import { StateMark } from './state-mark.tsx';

const tones = { coming: 'quiet', running: 'good', past: 'quiet' } as const;

/**
 * Start and end by the clock of the place, and whether it is running or over. The visitor's own
 * clock is known to a script only, which fills and shows the last line (enhance/own-time.ts).
 */
export function When({ post, now, timeZone }: FactProps) {
  const { locale, messages } = useLanguage();
  if (!post.start) return null;
  const span = timeSpan(post.start, post.end, locale, timeZone);
  const state = whenState(post.start, post.end, now);
  return (
    <FactItem icon="clock" label={messages.facts.when}>
      <StateMark tone={tones[state]}>{messages.facts.whenState[state]}</StateMark>
      <b>
        <time dateTime={post.start.toISOString()}>{span.day}</time>
      </b>
      <small>
        {span.times}
        {post.end && span.end ? (
          <>
            {' '}
            <time dateTime={post.end.toISOString()}>{messages.facts.to(span.end)}</time>
          </>
        ) : null}
        {messages.comma + span.zone}
      </small>
      <small
        hidden
        data-zone={timeZone}
        data-locale={locale}
        data-start={post.start.toISOString()}
        data-end={post.end?.toISOString()}
      >
        <Filled text={messages.facts.ownTime} time={<time dateTime={post.start.toISOString()} />} />
      </small>
    </FactItem>
  );
}
