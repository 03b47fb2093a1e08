import { Field, TextInput } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { typedPhone } from 'folding/typed-phone';
import { readPhone } from 'post-rules/text/read-phone';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useChosen } from '../form/use-post-form';
import type { PlainInputProps } from '../of-kind/input';
import { fill } from '../texts/fill';
import { useTexts } from '../texts/use-texts';

/**
 * A phone number, stored with its country code. Without one it belongs to the country of the post's
 * city. What cannot be read stays as it is, and only what is typed changes the form.
 */
export function PhoneInput({
  name,
  label,
  hint,
  labelAction,
  required = false,
  disabled = false,
}: PlainInputProps) {
  const texts = useTexts();
  const { locale } = useIntl();
  const { value, error, onChange } = useField<string | null>(name);
  const home = useChosen('city')?.country ?? null;
  // Until it is complete, the number of somebody who is typing is neither formatted nor wrong.
  const [typed, setTyped] = useState<string>();
  const nameOf = (country: string) =>
    new Intl.DisplayNames([locale], { type: 'region' }).of(country) ?? country;
  const change = (text: string) => {
    setTyped(text);
    const plain = typedPhone(text) ?? text.trim();
    const phone = readPhone(plain, home);
    const number = typeof phone === 'string' ? plain : phone.international;
    onChange(name, number === '' ? null : number);
  };
  const stored = value ? readPhone(value, home) : null;
  const problem = typeof stored === 'string' && typed === undefined && texts.phoneProblems[stored];
  const country = typeof stored === 'object' && stored?.country;
  const helpOf = () => {
    if (country) return fill(texts.phoneOf, { country: nameOf(country) });
    return home && !value ? fill(texts.phoneIn, { country: nameOf(home) }) : hint;
  };
  return (
    <Field.Root name={name} hint={helpOf()} error={problem || error} required={required}>
      <Field.Label action={labelAction}>{label ?? name}</Field.Label>
      <TextInput
        type="tel"
        dir="ltr"
        value={typed ?? value ?? ''}
        onChange={({ target }) => change(target.value)}
        onBlur={() => setTyped(undefined)}
        disabled={disabled}
      />
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
