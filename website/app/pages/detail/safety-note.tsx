import { useLanguage } from '../../i18n/language.ts';
import type { Post } from '../../posts/post.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './safety-note.module.css';

/**
 * Advice for dealing with strangers, on posts of kinds where they trade with each other, after what
 * this post gives reason for.
 */
export function SafetyNote({ post: { kind, caution } }: { post: Pick<Post, 'kind' | 'caution'> }) {
  const { detail } = useLanguage().messages;
  const general = detail.safetyNote[kind];
  if (!general && !caution) return null;
  return (
    <div className={styles.note}>
      <Icon name="warning" small className={styles.icon} />
      <div className={styles.texts}>
        {caution && <p className={styles.caution}>{detail.caution[caution]}</p>}
        {general && <p>{general}</p>}
      </div>
    </div>
  );
}
