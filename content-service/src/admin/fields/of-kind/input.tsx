import { InputRenderer } from '@strapi/strapi/admin';
import type { ComponentProps } from 'react';
import type { InputProps } from '../form/input-props';
import { useIsShown } from '../form/use-is-shown';
import { HiddenField } from './hidden-field';

/** Strapi's own input, shown for posts of the kinds that have the field. */
export default function Input(props: InputProps) {
  const isShown = useIsShown();
  return isShown(props.name) ? <PlainInput {...props} /> : <HiddenField />;
}

export type PlainInputProps = InputProps & { options?: { value: string; label: string }[] };

/** Strapi's own input for a type of value. */
export function PlainInput({ attribute: _, ...props }: PlainInputProps) {
  const { name, type, label, hint, labelAction, placeholder, required, disabled, options } = props;
  const shared = { name, label, hint, labelAction, placeholder, required, disabled };
  // Its types want a literal type with each set of properties.
  const strapiProps = { ...shared, type, options } as ComponentProps<typeof InputRenderer>;
  return <InputRenderer {...strapiProps} />;
}
