import { hubFeedPaths } from '../../addresses/hubs.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { Hub } from '../../posts/hub.ts';
import { FollowLinks } from '../list/follow-links.tsx';

/** Links to the feeds and the calendar of a hub. @param calendarUrl with the scheme `webcal` */
export function HubSubscribeLinks({ hub, calendarUrl }: { hub: Hub; calendarUrl: string }) {
  const { subscribeInCalendar, subscribeToFeed } = useLanguage().messages.hubs;
  const { atom, json, calendar } = hubFeedPaths(hub.type, hub.slug);
  return (
    <FollowLinks
      calendar={{ label: subscribeInCalendar, url: calendarUrl, path: calendar }}
      feed={{ label: subscribeToFeed, atom, json }}
    />
  );
}
