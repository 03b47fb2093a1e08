import { Icon } from '../icon/icon.tsx';
import styles from './radio-group.module.css';

type RadioGroupProps = {
  /** Id of the first option, which the error summary links to. */
  id: string;
  name: string;
  legend: string;
  /** Value, label and explanation of each option. */
  options: { value: string; label: string; hint: string }[];
  /** Null if nothing is selected yet. */
  selected: string | null;
  /** Error message. */
  error?: string | undefined;
};

/** A choice of one from a few options. */
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
