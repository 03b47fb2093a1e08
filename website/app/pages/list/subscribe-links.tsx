import { calendarPath, feedPath } from '../../addresses/feed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import styles from './subscribe-links.module.css';

/** Links to the feed of a kind and, for events, to its calendar. */
export function SubscribeLinks({ kind }: { kind: Kind }) {
  const { messages, link } = useLanguage();
  const { subscribe, subscribeInCalendar, subscribeToFeed } = messages.list;
  const { items } = messages.kinds[kind];
  return (
    <p className={styles.subscribe}>
      {subscribe}
      {isTimed(kind) && <a href={link(calendarPath(kind))}>{subscribeInCalendar(items)}</a>}
      <a href={link(feedPath(kind))}>{subscribeToFeed(items)}</a>
    </p>
  );
}
