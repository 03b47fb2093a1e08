import type { ReactNode } from 'react';
import styles from './empty.module.css';

/** Nothing here yet: one square stands, the other is dotted. @param children what to do instead */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.stands} d="M18 18h64v64H18z" />
        <path className={styles.waits} d="M50 4.7 95.3 50 50 95.3 4.7 50z" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children}
    </div>
  );
}
