import styles from './error-summary.module.css';
import { Outcome } from './outcome.tsx';

type ErrorSummaryProps = {
  title: string;
  /** The fields that need another look, in their order: the field's id and label. */
  fields: { id: string; label: string }[];
};

/** All faults of a form in one place, each a link to its field. */
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
