import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import controlStyles from './control.module.css';
import styles from './select.module.css';

type SelectProps = {
  id: string;
  name: string;
  label: string;
  /** Of the option that is chosen at first; empty for the first one. */
  value?: string | undefined;
  /** The options. */
  children: ReactNode;
};

/** A labelled select. */
export function Select({ id, name, label, value = '', children }: SelectProps) {
  return (
    <div className={styles.field}>
      <label className={controlStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.select}>
        <select className={controlStyles.control} id={id} name={name} defaultValue={value}>
          {children}
        </select>
        <Icon name="chevron-down" small />
      </div>
    </div>
  );
}
