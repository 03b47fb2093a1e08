import styles from './choice.module.css';

type ChoiceProps = {
  name: string;
  legend: string;
  /** What is sent for each, and what is said of it; one is chosen at first. */
  options: { value: string; label: string }[];
  chosen: string;
};

/** One of a few things. */
export function Choice({ name, legend, options, chosen }: ChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
