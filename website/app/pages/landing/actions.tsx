import { Fragment } from 'react';
import { useLanguage } from '../../i18n/language.ts';
import { postActions } from '../../posts/actions/post-actions.ts';
import type { PostFacts } from '../../posts/facts/fact.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { withIcon } from '../../ui/icon/icon.tsx';
import styles from './actions.module.css';

type ActionsProps = {
  post: PostFacts;
  /** What WhatsApp opens with. */
  messageText: string;
  className?: string;
};

/** Buttons for a business: call, write a message, get directions. */
export function Actions({ post, messageText, className = '' }: ActionsProps) {
  const { messages } = useLanguage();
  const actions = postActions(post, { messageText }, messages);
  if (actions.length === 0) return null;
  return (
    <div className={`${styles.actions} ${className}`}>
      {actions.map(({ href, icon, label }, index) => (
        <Fragment key={icon}>
          <LinkButton
            variant={index === 0 ? 'primary' : 'outline'}
            href={href}
            rel="noopener"
            {...withIcon(icon)}
          >
            {label}
          </LinkButton>{' '}
        </Fragment>
      ))}
    </div>
  );
}
