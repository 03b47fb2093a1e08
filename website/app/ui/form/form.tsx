import type { ReactNode } from 'react';
import styles from './form.module.css';
import { OUTCOME_ID } from './outcome-id.ts';

type FormProps = {
  /** Address the form is sent to, without a fragment. */
  action: string;
  title: string;
  /** Id of the title; unique on the page. */
  id: string;
  children: ReactNode;
};

/**
 * A form in a box, sent with POST. The browser's validation bubbles are off, as they disappear by
 * themselves: the fields show messages of their own.
 */
export function Form({ action, title, id, children }: FormProps) {
  return (
    <form
      method="post"
      action={`${action}#${OUTCOME_ID}`}
      noValidate
      className={styles.form}
      aria-labelledby={id}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </form>
  );
}
