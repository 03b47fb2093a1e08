import type { ReactNode } from 'react';
import styles from './dark-panel.module.css';

type DarkPanelProps = {
  /** Where text is placed: a plain colour covers the pattern there. */
  overlay: 'start' | 'centre';
  className?: string;
  children: ReactNode;
};

/** A dark panel with the woven pattern. Logo marks and focus rings inside it are light. */
export function DarkPanel({ overlay, className, children }: DarkPanelProps) {
  return (
    <div className={`${styles.panel} ${className ?? ''}`} data-overlay={overlay}>
      <div className={styles.overlay} />
      {children}
    </div>
  );
}
