import visuallyHidden from '../visually-hidden/visually-hidden.module.css';
import styles from './honeypot.module.css';

type HoneypotProps = {
  name: string;
  /** Asks people to leave it empty: browsers without style sheets show it. */
  label: string;
  /** What was sent; a person who filled it in sees the field and can clear it. */
  value?: string | undefined;
};

/** Tells each password manager, by its own attribute, to ignore the field. */
const noAutofill = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': true,
  'data-bwignore': true,
  'data-form-type': 'other',
};

/**
 * A field that only bots fill in: it looks normal in the markup, but is not visible, cannot be
 * focused and is hidden from assistive technology, unless it has a value.
 */
export function Honeypot({ name, label, value }: HoneypotProps) {
  const isHidden = !value;
  return (
    <div
      // Not display: none, which bots look for.
      className={isHidden ? visuallyHidden.content : styles.revealed}
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
