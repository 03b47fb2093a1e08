import { Button } from '../button/button.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './password-field.module.css';

type PasswordFieldProps = Omit<FieldProps, 'type' | 'value' | 'aside' | 'children'> & {
  /** Text of the button that reveals the password, and its accessible name. */
  toggleText: string;
  toggleLabel: string;
  /** Labels of the strength that a script shows: weak, medium, strong. */
  strengthLabels?: readonly [string, string, string];
};

/** A password field: the server never fills it in; with JavaScript it can be revealed. */
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
