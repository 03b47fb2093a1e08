import { Field } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { instantIn, wallClockIn } from 'post-rules/zone-time';
import { forwardRef, useState } from 'react';
import type { InputProps } from '../form/input-props';
import { TemporalInput } from '../form/temporal-input';
import { useIsShown } from '../form/use-is-shown';
import { useChosen, usePostForm } from '../form/use-post-form';
import { HiddenField } from '../of-kind/hidden-field';
import { useTexts } from '../texts/use-texts';
import { TimeInPlace } from './time-in-place';

/** A date and time as clocks show it at the place of the post, wherever the editor is. */
const Input = forwardRef<HTMLDivElement, InputProps>(function Input(
  { name, label, hint, labelAction, required = false, disabled = false },
  ref,
) {
  const { value, error, onChange } = useField<string | null>(name);
  const { form } = usePostForm();
  const city = useChosen('city');
  const isShown = useIsShown();
  const texts = useTexts();
  const [isIncomplete, setIncomplete] = useState(false);
  if (!form || !isShown(name)) return <HiddenField />;
  const timeZone = city?.timeZone ?? form.timeZone;
  const change = (wallClock: string | undefined) => {
    setIncomplete(wallClock === undefined);
    onChange(name, wallClock ? instantIn(timeZone, wallClock) : null);
  };
  return (
    <Field.Root
      name={name}
      hint={
        <>
          <TimeInPlace instant={value ?? null} timeZone={timeZone} place={city?.name ?? null} />{' '}
          {hint}
        </>
      }
      error={isIncomplete && !value ? texts.timeIncomplete : error}
      required={required}
      ref={ref}
    >
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TemporalInput
        type="datetime-local"
        value={value ? wallClockIn(timeZone, value) : ''}
        onChange={change}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

export default Input;
