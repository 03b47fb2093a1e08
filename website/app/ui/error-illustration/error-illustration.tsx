import styles from './error-illustration.module.css';

/** Two separate squares joined by a dotted line, for the dark panel. */
export function ErrorIllustration() {
  return (
    <svg className={styles.illustration} viewBox="0 0 340 120" aria-hidden="true">
      <path className={styles.square} d="M26 26h68v68H26z" />
      <path className={styles.diamond} d="M280 12l48 48-48 48-48-48z" />
      <path className={styles.dottedLine} d="M112 60h104" />
    </svg>
  );
}
