import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import controlStyles from './control.module.css';
import styles from './field.module.css';

export type FieldProps = {
  id: string;
  name: string;
  label: string;
  /** Shown after the label of a field that may be left empty, e.g. "optional". */
  optional?: string | undefined;
  /** What is expected. */
  hint?: string | undefined;
  /** The limits of its length, shown near the upper one. */
  limitHint?: string | undefined;
  /** Error message. */
  error?: string | undefined;
  /** Error messages by ValidityState property, for inline validation. */
  messages?: Record<string, string | undefined> | undefined;
  value?: string | undefined;
  /** Number of lines of a text area; a single-line input if omitted. */
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'password';
  min?: number;
  max?: number;
  pattern?: string;
  autoComplete?: string;
  /** The keyboard that phones show. */
  inputMode?: 'decimal';
  /** `ltr` for what is left to right in every language: addresses and numbers. */
  dir?: 'ltr' | 'auto';
  /** Beside the field, e.g. a button. */
  aside?: ReactNode;
  /** Below the field, e.g. messages from a script. */
  children?: ReactNode;
};

/** Whether nine tenths of what a field takes are filled; enhance/field-validation.ts says it, too. */
function isNearLimit({ value = '', max }: FieldProps): boolean {
  return max !== undefined && value.length > 0.9 * max;
}

/**
 * Where a pattern decides, the browser's own idea of the type does not: it takes no address in
 * another script than Latin, or with invisible marks, which the server leaves out.
 */
function checkedByScript(messages: NonNullable<FieldProps['messages']>, pattern?: string) {
  return pattern ? { ...messages, typeMismatch: undefined } : messages;
}

/**
 * A form field with label, hint and error. The maximum length is not set as `maxlength`, which
 * silently truncates pasted text.
 */
export function Field(props: FieldProps) {
  const { id, label, optional, hint, limitHint, error, messages, rows, type = 'text' } = props;
  const ids = { hint: `${id}-hint`, error: `${id}-error` };
  const control = {
    className: controlStyles.control,
    id,
    name: props.name,
    defaultValue: props.value,
    required: !optional,
    minLength: props.min || undefined,
    autoComplete: props.autoComplete,
    inputMode: props.inputMode,
    dir: props.dir,
    'aria-describedby': hint ? `${ids.hint} ${ids.error}` : ids.error,
    'aria-invalid': error ? true : undefined,
    'data-max': props.max,
    'data-messages': messages && JSON.stringify(checkedByScript(messages, props.pattern)),
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
        {limitHint && (
          <p id={`${id}-limit`} className={styles.hint} hidden={!isNearLimit(props)}>
            {limitHint}
          </p>
        )}
        <p id={ids.error} className={styles.error} hidden={!error}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      </div>
      {props.children}
    </div>
  );
}
