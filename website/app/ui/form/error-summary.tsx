import styles from './error-summary.module.css';
import { Outcome } from './outcome.tsx';

type ErrorSummaryProps = {
  title: string;
  /** The invalid fields in order: id and label. */
  fields: { id: string; label: string }[];
};

/** Lists all invalid fields of a form, each as a link. */
export function ErrorSummary({ title, fields }: ErrorSummaryProps) {
  return (
    <Outcome tone="error" title={title}>
      <ul className={styles.fields}>
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </Outcome>
  );
}
