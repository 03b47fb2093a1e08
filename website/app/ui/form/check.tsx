import type { ReactNode } from 'react';
import styles from './check.module.css';

type CheckProps = {
  id: string;
  name: string;
  /** What is sent while it is ticked. */
  value: string;
  ticked: boolean;
  /** What is wrong with it. */
  error?: string | undefined;
  children: ReactNode;
};

/** A box to tick. */
export function Check({ id, name, value, ticked, error, children }: CheckProps) {
  return (
    <div>
      <label className={styles.check}>
        <input
          id={id}
          name={name}
          type="checkbox"
          value={value}
          defaultChecked={ticked}
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
