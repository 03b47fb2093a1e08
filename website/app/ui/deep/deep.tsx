import type { ReactNode } from 'react';
import styles from './deep.module.css';

type DeepProps = {
  /** Where words stand: the colour covers the pattern there. */
  veil: 'start' | 'centre';
  className?: string;
  children: ReactNode;
};

/** The dark panel with the woven pattern. Marks and focus rings inside it turn light. */
export function Deep({ veil, className, children }: DeepProps) {
  return (
    <div className={`${styles.deep} ${className ?? ''}`} data-veil={veil}>
      <div className={styles.veil} />
      {children}
    </div>
  );
}
