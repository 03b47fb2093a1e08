import type { ReactNode } from 'react';
import styles from './dark-panel.module.css';

type DarkPanelProps = {
  /** Where words stand: the colour covers the pattern there. */
  overlay: 'start' | 'centre';
  className?: string;
  children: ReactNode;
};

/** The dark panel with the woven pattern. Marks and focus rings inside it turn light. */
export function DarkPanel({ overlay, className, children }: DarkPanelProps) {
  return (
    <div className={`${styles.panel} ${className ?? ''}`} data-overlay={overlay}>
      <div className={styles.overlay} />
      {children}
    </div>
  );
}
