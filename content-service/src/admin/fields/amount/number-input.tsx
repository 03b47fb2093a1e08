import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { InputProps } from '../form/input-props';
import { useTexts } from '../texts/use-texts';

type NumberInputProps = InputProps & {
  /** Reads what is typed; undefined if it is no number. */
  read: (typed: string) => number | undefined;
};

/**
 * A number as people type it: Strapi's own input reads "12,5" as 125 where commas separate thousands.
 * What cannot be read stays, and Strapi saves no text as a number.
 */
export function NumberInput({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
  read,
}: NumberInputProps) {
  const texts = useTexts();
  const { value, error, onChange } = useField<number | string | null>(name);
  // What is typed stays until the field is left: "12." would become "12" before the next digit.
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const number = read(text);
    if (number !== undefined || text.trim() === '') onChange(name, number ?? null);
  };
  const leave = () => {
    const isUnreadable = typed?.trim() && read(typed) === undefined;
    if (isUnreadable) onChange(name, typed);
    setTyped(undefined);
  };
  const problem =
    typeof value === 'string' && typed === undefined ? texts.priceUnreadable : undefined;
  return (
    <Field.Root name={name} hint={hint} error={problem ?? error} required={required}>
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TextInput
        dir="ltr"
        inputMode="decimal"
        value={typed ?? value ?? ''}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
