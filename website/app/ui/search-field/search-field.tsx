import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon } from '../icon/icon.tsx';
import styles from './search-field.module.css';

type SearchFieldProps = {
  /** Where the form leads; it asks with GET. */
  action: string;
  /** The field's id and, with it, its label's. */
  id: string;
  name: string;
  labels: { field: string; placeholder: string; submit: string };
  value?: string | undefined;
  /** Most characters that can be typed. */
  maxLength?: number;
  /** What is sent along unseen. */
  children?: ReactNode;
};

/** A search form: one field and the one saffron button. */
export function SearchField(props: SearchFieldProps) {
  const { action, id, name, labels, value, maxLength, children } = props;
  return (
    <search>
      <form className={styles.search} action={action}>
        <label htmlFor={id}>{labels.field}</label>
        <div className={styles.row}>
          <Icon name="search" className={styles.icon} />
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
