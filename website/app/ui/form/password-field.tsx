import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'value' | 'aside' | 'children'> & {
  /** On the button that shows what was typed, and what it is called for those who do not see where it stands. */
  toggleText: string;
  toggleLabel: string;
  /** What the script says about it: easy, harder, hard to guess. */
  strengthLabels?: readonly [string, string, string];
};

/** A password: never filled in again by the server, shown on demand where there is script. */
export function PasswordField({
  toggleText,
  toggleLabel,
  strengthLabels,
  ...field
}: PasswordFieldProps) {
  const { id } = field;
  return (
    <Field
      {...field}
      type="password"
      dir="auto"
      aside={
        <Button
          variant="outline"
          className={styles.toggle}
          data-reveal={id}
          aria-pressed="false"
          aria-label={toggleLabel}
        >
          {toggleText}
        </Button>
      }
    >
      {strengthLabels && (
        <p
          id={`${id}-strength`}
          className={styles.strength}
          aria-live="polite"
          data-strengths={JSON.stringify(strengthLabels)}
        />
      )}
    </Field>
  );
}
