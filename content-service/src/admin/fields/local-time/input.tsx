import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { instantIn, wallClockIn } from 'post-rules/zone-time';
import { forwardRef, useState } from 'react';
import type { InputProps } from '../form/input-props';
import { useIsShown } from '../form/use-is-shown';
import { useChosen, usePostForm } from '../form/use-post-form';
import { HiddenField } from '../of-kind/hidden-field';
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
  // While a part of it is being typed, the input has years like 0002.
  const [typed, setTyped] = useState<string>();
  if (!form || !isShown(name)) return <HiddenField />;
  const timeZone = city?.timeZone ?? form.timeZone;
  const change = (wallClock: string) => {
    setTyped(wallClock);
    onChange(name, wallClock === '' ? null : instantIn(timeZone, wallClock));
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
      error={error}
      required={required}
      ref={ref}
    >
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TextInput
        type="datetime-local"
        dir="ltr"
        value={typed ?? (value ? wallClockIn(timeZone, value) : '')}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
});

export default Input;
