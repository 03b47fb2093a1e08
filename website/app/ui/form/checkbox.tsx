import type { ReactNode } from 'react';
import styles from './checkbox.module.css';

type CheckboxProps = {
  id: string;
  name: string;
  /** Value that is sent if checked. */
  value: string;
  checked: boolean;
  /** Error message. */
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox with its label and error. */
export function Checkbox({ id, name, value, checked, error, children }: CheckboxProps) {
  return (
    <div>
      <label className={styles.checkbox}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
