import styles from './state-mark.module.css';

type StateMarkProps = { tone: 'good' | 'quiet'; children: string };

/** How things stand now, in words: "Running now", "Closed now". Nothing where there is nothing to say. */
export function StateMark({ tone, children }: StateMarkProps) {
  return children ? <span className={`${styles.mark} ${styles[tone]}`}>{children}</span> : null;
}
