import spoken from '../visually-hidden/visually-hidden.module.css';
import styles from './honeypot.module.css';

type HoneypotProps = {
  name: string;
  /** Says to leave it empty: browsers without style sheets show it. */
  label: string;
  /** What it was filled with; whoever fell in sees it and can empty it. */
  value?: string | undefined;
};

/** Asks password managers, each in its own words, to leave a field alone. */
const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/**
 * A field for machines: in the document it is one like others, but it is not drawn, cannot get the
 * focus, and is not told to assistive technology, unless something stands in it.
 */
export function Honeypot({ name, label, value }: HoneypotProps) {
  const isHidden = !value;
  return (
    <div
      // Not display: none, which machines look for.
      className={isHidden ? spoken.content : styles.revealed}
      aria-hidden={isHidden || undefined}
      inert={isHidden}
    >
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type="text"
        defaultValue={value}
        tabIndex={isHidden ? -1 : undefined}
        {...noAutofill}
      />
    </div>
  );
}
