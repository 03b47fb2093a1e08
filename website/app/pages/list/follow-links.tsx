import { useLanguage } from '../../i18n/language.ts';
import styles from './follow-links.module.css';

type FollowLinksProps = {
  /** `url` opens the calendar program of the device, `path` is for those that take an address. */
  calendar: { label: string; url: string; path: string } | null;
  feed: { label: string; atom: string; json: string };
};

/** How to follow a list: in a calendar, and in a feed reader. Names of formats are the same in all languages. */
export function FollowLinks({ calendar, feed }: FollowLinksProps) {
  const { messages, link } = useLanguage();
  return (
    <p className={styles.follow}>
      {messages.list.subscribe}{' '}
      {calendar && (
        <span>
          <a href={calendar.url}>{calendar.label}</a>{' '}
          <Format name="iCal" href={link(calendar.path)} type="text/calendar" />
        </span>
      )}{' '}
      <span>
        <a href={link(feed.atom)}>{feed.label}</a>{' '}
        <Format name="JSON" href={link(feed.json)} type="application/feed+json" />
      </span>
    </p>
  );
}

function Format({ name, href, type }: { name: string; href: string; type: string }) {
  return (
    <a href={href} type={type} lang="en" dir="ltr">
      {name}
    </a>
  );
}
