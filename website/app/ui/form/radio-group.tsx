import { Icon } from '../icon/icon.tsx';
import styles from './radio-group.module.css';

type RadioGroupProps = {
  /** Of the first option, which a list of faults leads to. */
  id: string;
  name: string;
  legend: string;
  /** What is sent for each, what is said of it, and what it means. */
  options: { value: string; label: string; hint: string }[];
  /** Null where nothing is chosen yet. */
  selected: string | null;
  /** What is wrong with the answer. */
  error?: string | undefined;
};

/** One of a few things. */
export function RadioGroup({ id, name, legend, options, selected, error }: RadioGroupProps) {
  return (
    <fieldset className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend>{legend}</legend>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon name="warning" small />
          <span>{error}</span>
        </p>
      )}
      {options.map(({ value, label, hint }, index) => (
        <div key={value} className={styles.option}>
          <label>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={value}
              required
              defaultChecked={value === selected}
              aria-describedby={`${id}-${value}`}
            />
            <span>{label}</span>
          </label>
          <p id={`${id}-${value}`} className={styles.hint}>
            {hint}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
