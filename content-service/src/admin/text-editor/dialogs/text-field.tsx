import { Field, TextInput } from '@strapi/design-system';

type TextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  error?: string | undefined;
  /** `ltr` for addresses and numbers; by its content otherwise. */
  dir?: 'auto' | 'ltr';
};

/** A labelled text field of a dialog. */
export function TextField({ label, value, onChange, hint, error, dir = 'auto' }: TextFieldProps) {
  return (
    <Field.Root hint={hint} {...(error !== undefined && { error })}>
      <Field.Label>{label}</Field.Label>
      <TextInput dir={dir} value={value} onChange={({ target }) => onChange(target.value)} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
