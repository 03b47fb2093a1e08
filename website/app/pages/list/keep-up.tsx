import { calendarPath, feedPath } from '../../addresses/feed.ts';
import { useLanguage } from '../../i18n/language.ts';
import { isTimed, type Kind } from '../../kinds.ts';
import styles from './keep-up.module.css';

/** Ways to hear of new posts of a kind without coming back: a calendar where they have a time, and a feed. */
export function KeepUp({ kind }: { kind: Kind }) {
  const { messages, link } = useLanguage();
  const { keepUp, calendar, feed } = messages.list;
  const { items } = messages.kinds[kind];
  return (
    <p className={styles.keepUp}>
      {keepUp}
      {isTimed(kind) && <a href={link(calendarPath(kind))}>{calendar(items)}</a>}
      <a href={link(feedPath(kind))}>{feed(items)}</a>
    </p>
  );
}
