import styles from './status-badge.module.css';

type StatusBadgeProps = { tone: 'good' | 'quiet'; children: string };

/** How things stand now, in words: "Running now", "Closed now". Nothing where there is nothing to say. */
export function StatusBadge({ tone, children }: StatusBadgeProps) {
  return children ? <span className={`${styles.badge} ${styles[tone]}`}>{children}</span> : null;
}
