import styles from './mark.module.css';

/** The logo mark: two interwoven squares, one rotated. The name is set beside it as text. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 48 48" aria-hidden="true">
      <path
        className={styles.square}
        d="M22.02 40.89L7.11 40.89L7.11 32.2L10.3 35.39L27.52 35.39ZM7.11 22.02L7.11 7.11L15.8 7.11L12.61 10.3L12.61 27.52ZM25.98 7.11L40.89 7.11L40.89 15.8L37.7 12.61L20.48 12.61ZM40.89 25.98L40.89 40.89L32.2 40.89L35.39 37.7L35.39 20.48Z"
      />
      <path
        className={styles.diamond}
        d="M34.54 37.35L24 47.89L17.85 41.74L22.37 41.74L34.54 29.57ZM10.65 34.54L0.11 24L6.26 17.85L6.26 22.37L18.43 34.54ZM13.46 10.65L24 0.11L30.15 6.26L25.63 6.26L13.46 18.43ZM37.35 13.46L47.89 24L41.74 30.15L41.74 25.63L29.57 13.46Z"
      />
    </svg>
  );
}
