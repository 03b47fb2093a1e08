import { calendarPath, feedPath } from '../../addresses/feed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import styles from './subscribe-links.module.css';

/** Ways to hear of new posts of a kind without coming back: a calendar where they have a time, and a feed. */
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
