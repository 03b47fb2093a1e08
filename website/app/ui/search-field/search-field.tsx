import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { withIcon } from '../icon/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Address of the results; the form uses GET. */
  action: string;
  /** Id of the field, which its label refers to. */
  id: string;
  name: string;
  labels: { field: string; placeholder: string; submit: string };
  value?: string | undefined;
  /** Maximum number of characters. */
  maxLength?: number;
  /** Hidden fields. */
  children?: ReactNode;
};

/** A search form: one field and an accent button. */
export function SearchField(props: SearchFieldProps) {
  const { action, id, name, labels, value, maxLength, children } = props;
  return (
    <search>
      <form className={styles.search} action={action}>
        <label htmlFor={id}>{labels.field}</label>
        <div className={styles.row} {...withIcon('search')}>
          <input
            id={id}
            name={name}
            type="search"
            maxLength={maxLength}
            defaultValue={value}
            placeholder={labels.placeholder}
          />
          <Button type="submit" variant="accent">
            {labels.submit}
          </Button>
        </div>
        {children}
      </form>
    </search>
  );
}
