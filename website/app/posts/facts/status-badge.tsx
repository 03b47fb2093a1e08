import styles from './status-badge.module.css';

type StatusBadgeProps = { tone: 'positive' | 'neutral'; children: string };

/** The current state as text: "Running now", "Closed now". Nothing without a text. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return children ? <span className={`${styles.badge} ${styles[tone]}`}>{children}</span> : null;
}
