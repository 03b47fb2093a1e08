import type { Messages } from '../../i18n/messages/messages.ts';
import { type Action, kinds } from '../../kinds.ts';
import type { IconName } from '../../ui/icon/icon-name.ts';
import type { CalendarLinks } from '../calendar/links.server.ts';
import { telLink, whatsappLink } from '../contact.ts';
import type { PostFacts } from '../facts/fact.ts';
import { mapLinks } from '../place.ts';

/** What the actions of a post are made from, besides the post. */
export type ActionSources = {
  /** What WhatsApp opens with. */
  messageText: string;
  /** Null for posts without a time, or that are over. */
  calendar?: CalendarLinks | null;
  /** Where answers are written. */
  answer?: { href: string; label: string };
};

/** A link, with a label for a button of its own and one for a row with little space. */
export type PostAction = { href: string; icon: IconName; label: string; shortLabel: string };

type ActionRow = {
  icon: IconName;
  /** Null if the post lacks what the action needs. */
  href: (post: PostFacts, sources: ActionSources) => string | null;
  labels: (messages: Messages, sources: ActionSources) => [label: string, shortLabel?: string];
};

const actionTable: Record<Action, ActionRow> = {
  call: {
    icon: 'phone',
    href: ({ information }) => telLink(information?.phone ?? ''),
    labels: ({ detail }) => [detail.call, detail.callShort],
  },
  whatsapp: {
    icon: 'chat',
    href: ({ information }, { messageText }) =>
      whatsappLink(information?.whatsapp ?? '', messageText),
    labels: ({ detail }) => [detail.whatsapp, detail.share.whatsapp],
  },
  directions: {
    icon: 'pin',
    href: (post) => mapLinks(post)?.openStreetMap ?? null,
    labels: ({ detail }) => [detail.directions, detail.directionsShort],
  },
  calendar: {
    icon: 'event',
    href: (_, { calendar }) => calendar?.file ?? null,
    labels: ({ detail }) => [detail.addToCalendar],
  },
  answer: {
    icon: 'forum',
    href: (_, { answer }) => answer?.href ?? null,
    labels: ({ detail }, { answer }) => [answer?.label ?? detail.participationLink],
  },
};

/** What a visitor can do with a post, the most important first, without what the post lacks. */
export function postActions(
  post: PostFacts,
  sources: ActionSources,
  messages: Messages,
): PostAction[] {
  return kinds[post.kind].actions.flatMap((name) => {
    const { icon, href: hrefOf, labels } = actionTable[name];
    const href = hrefOf(post, sources);
    const [label, shortLabel = label] = labels(messages, sources);
    return href === null ? [] : [{ href, icon, label, shortLabel }];
  });
}
