import { useLanguage } from '../../i18n/language.ts';
import { type Fact, kinds } from '../../kinds.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-name.ts';
import type { CalendarLinks } from '../calendar/links.server.ts';
import { telLink, whatsappLink } from '../contact.ts';
import { mapLinks } from '../place.ts';
import styles from './actions.module.css';
import type { PostFacts } from './fact.ts';

type Action = { href: string; icon: IconName; label: string };

type ActionsProps = {
  post: PostFacts;
  /** Null for posts without a time, or that are over. */
  calendar?: CalendarLinks | null;
  className?: string;
};

/** Buttons for a post: add to calendar, call, write a message, get directions. */
export function Actions({ post, calendar = null, className = '' }: ActionsProps) {
  const { detail } = useLanguage().messages;
  const facts: readonly Fact[] = kinds[post.kind].pageFacts;
  const contact = facts.includes('contact') ? post.information : null;
  const map = facts.includes('place') ? mapLinks(post) : null;
  const actions = [
    actionFor(calendar?.file ?? null, 'add', detail.addToCalendar),
    actionFor(calendar?.google ?? null, 'event', detail.googleCalendar),
    actionFor(telLink(contact?.phone ?? ''), 'phone', detail.call),
    actionFor(whatsappLink(contact?.whatsapp ?? ''), 'chat', detail.whatsapp),
    actionFor(map?.openStreetMap ?? null, 'pin', detail.directions),
  ].flat();
  if (actions.length === 0) return null;
  return (
    <div className={`${styles.actions} ${className}`}>
      {actions.map(({ href, icon, label }, index) => (
        <LinkButton
          key={icon}
          variant={index === 0 ? 'primary' : 'outline'}
          href={href}
          rel="noopener"
        >
          <Icon name={icon} />
          {label}
        </LinkButton>
      ))}
    </div>
  );
}

function actionFor(href: string | null, icon: IconName, label: string): Action[] {
  return href === null ? [] : [{ href, icon, label }];
}
