import { useLanguage } from '../../i18n/language.ts';
import type { Kind } from '../../kinds.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './safety-note.module.css';

/** Advice for dealing with strangers, on posts of kinds where they trade with each other. */
export function SafetyNote({ kind }: { kind: Kind }) {
  const text = useLanguage().messages.detail.safetyNote[kind];
  if (!text) return null;
  return (
    <p className={styles.note}>
      <Icon name="warning" small className={styles.icon} />
      {text}
    </p>
  );
}
