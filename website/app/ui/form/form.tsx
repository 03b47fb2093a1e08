import type { ReactNode } from 'react';
import styles from './form.module.css';
import { OUTCOME_ID } from './outcome-id.ts';

type FormProps = {
  /** Where it is sent, without a fragment. */
  action: string;
  title: string;
  /** Id of the title; tells several forms of a page apart. */
  id: string;
  children: ReactNode;
};

/**
 * A form in a box, sent with POST. The browser's own checks are off: they speak in bubbles that go
 * by themselves, where the fields have words of their own.
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
