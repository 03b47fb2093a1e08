import { useLanguage } from '../i18n/language.ts';
import { type Kind, kinds } from '../kinds.ts';
import { withIcon } from '../ui/icon/icon.tsx';
import styles from './post-badges.module.css';

/** The kind of a post and, for partners, the partner badge. */
export function PostBadges({ kind, isPartner }: { kind: Kind; isPartner: boolean }) {
  const { messages } = useLanguage();
  return (
    <p className={styles.badges}>
      <span
        className={styles.kind}
        data-kind={kind}
        {...withIcon(kinds[kind].icon, { small: true })}
      >
        {messages.kinds[kind].singular}
      </span>{' '}
      {isPartner && (
        <span className={styles.partner} {...withIcon('partner', { small: true })}>
          {messages.card.partner}
        </span>
      )}
    </p>
  );
}
