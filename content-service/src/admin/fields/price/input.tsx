import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { typedAmount } from 'folding/typed-amount';
import { useState } from 'react';
import type { InputProps } from '../form/input-props';
import { useIsShown } from '../form/use-is-shown';
import { HiddenField } from '../of-kind/hidden-field';
import { useTexts } from '../texts/use-texts';

/** The price of a post. Strapi's own input reads "12,5" as 125 where commas separate thousands. */
export default function Input(props: InputProps) {
  const isShown = useIsShown();
  return isShown(props.name) ? <PriceInput {...props} /> : <HiddenField />;
}

function PriceInput({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: InputProps) {
  const texts = useTexts();
  const { value, error, onChange } = useField<number | null>(name);
  // What is typed stays until the field is left, and then if it is no amount.
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    setLeft(false);
    const amount = typedAmount(text);
    if (amount !== undefined || text.trim() === '') onChange(name, amount ?? null);
  };
  const isUnreadable =
    typed !== undefined && typed.trim() !== '' && typedAmount(typed) === undefined;
  const leave = () => {
    setLeft(true);
    if (isUnreadable) onChange(name, null);
    else setTyped(undefined);
  };
  const problem = isLeft && isUnreadable ? texts.priceUnreadable : undefined;
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
