import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { forwardRef, useState } from 'react';
import type { InputProps } from '../form/input-props';
import { TemporalInput } from '../form/temporal-input';
import { useTexts } from '../texts/use-texts';

/**
 * A day of the calendar that readers see. Strapi's own input has the Persian calendar in Persian, and
 * takes what it cannot read, such as Arabic digits, for today.
 */
export const DayInput = forwardRef<HTMLDivElement, InputProps>(function DayInput(
  { name, label, hint, labelAction, required = false, disabled = false },
  ref,
) {
  const { value, error, onChange } = useField<string | null>(name);
  const texts = useTexts();
  const [isIncomplete, setIncomplete] = useState(false);
  const change = (day: string | undefined) => {
    setIncomplete(day === undefined);
    onChange(name, day || null);
  };
  return (
    <Field.Root
      name={name}
      hint={hint}
      error={isIncomplete && !value ? texts.dayIncomplete : error}
      required={required}
      ref={ref}
    >
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TemporalInput type="date" value={value ?? ''} onChange={change} disabled={disabled} />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});
