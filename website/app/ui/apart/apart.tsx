import styles from './apart.module.css';

/** Two squares that have not met, a dotted way between them: drawn on the dark panel. */
export function Apart() {
  return (
    <svg className={styles.apart} viewBox="0 0 340 120" aria-hidden="true">
      <path className={styles.upright} d="M26 26h68v68H26z" />
      <path className={styles.turned} d="M280 12l48 48-48 48-48-48z" />
      <path className={styles.way} d="M112 60h104" />
    </svg>
  );
}
