import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import controlStyles from './control.module.css';
import styles from './field.module.css';

export type FieldProps = {
  id: string;
  name: string;
  label: string;
  /** Behind the label of a field that may stay empty, e.g. "optional". */
  optional?: string | undefined;
  /** What is expected, its limits among it. */
  hint?: string | undefined;
  /** What is wrong with the answer. */
  error?: string | undefined;
  /** What may be wrong with it, by names of ValidityState, for the script that tells at once. */
  messages?: Record<string, string | undefined> | undefined;
  value?: string | undefined;
  /** How many lines it has room for; one where it is left out. */
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'password';
  min?: number;
  max?: number;
  pattern?: string;
  autoComplete?: string;
  /** `ltr` for what is written so in every language: addresses and numbers. */
  dir?: 'ltr' | 'auto';
  /** Beside the field, e.g. a button. */
  aside?: ReactNode;
  /** Below the field, e.g. what the script says about the answer. */
  children?: ReactNode;
};

/**
 * One question of a form: label, what is expected, the field, what is wrong. The longest length is
 * not the browser's `maxlength`, which cuts off what is pasted without a word.
 */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, error, messages, rows, type = 'text' } = props;
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const control = {
    className: controlStyles.control,
    id,
    name: props.name,
    defaultValue: props.value,
    required: !optional,
    minLength: props.min || undefined,
    autoComplete: props.autoComplete,
    dir: props.dir,
    'aria-describedby': hint ? `${ids.hint} ${ids.error}` : ids.error,
    'aria-invalid': error ? true : undefined,
    'data-max': props.max,
    'data-messages': messages && JSON.stringify(messages),
  };
  return (
    <div className={styles.field}>
      <label className={controlStyles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={ids.hint} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.row}>
        {rows ? (
          <textarea {...control} rows={rows} />
        ) : (
          <input {...control} type={type} pattern={props.pattern} />
        )}
        {props.aside}
      </div>
      <div aria-live="polite">
        <p id={ids.error} className={styles.error} hidden={!error}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      </div>
      {props.children}
    </div>
  );
}
