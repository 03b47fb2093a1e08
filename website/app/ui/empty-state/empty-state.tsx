import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Shown where there is no content. @param children what to do instead */
export function EmptyState({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.emptyState}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.square} d="M18 18h64v64H18z" />
        <path className={styles.diamond} d="M50 4.7 95.3 50 50 95.3 4.7 50z" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
