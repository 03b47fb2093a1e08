import spoken from '../spoken/spoken.module.css';
import styles from './trap.module.css';

type TrapProps = {
  name: string;
  /** Says to leave it empty: screen readers come past it. */
  label: string;
  /** What it was filled with; whoever fell in sees it and can empty it. */
  value?: string | undefined;
};

/** A field that machines fill in and people do not see, unless something stands in it. */
export function Trap({ name, label, value }: TrapProps) {
  return (
    <div className={value ? styles.sprung : spoken.words}>
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        defaultValue={value}
        tabIndex={value ? undefined : -1}
        autoComplete="off"
      />
    </div>
  );
}
