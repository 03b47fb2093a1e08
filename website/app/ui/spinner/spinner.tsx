import styles from './spinner.module.css';

/** Loading indicator: one square rotates until both form a star. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className={styles.spinner} role="status">
      <svg className={styles.icon} viewBox="0 0 100 100" aria-hidden="true">
        <path className={styles.square} d="M18 18h64v64H18z" />
        <path className={styles.diamond} d="M18 18h64v64H18z" />
      </svg>
      {label}
    </div>
  );
}
