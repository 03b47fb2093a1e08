import { useForm } from '@strapi/strapi/admin';
import { typedAmount } from 'folding/typed-amount';
import type { InputProps } from '../form/input-props';
import { NumberInput } from './number-input';

/** An amount of money, in the currency that the form names. */
export default function Input(props: InputProps) {
  const currency = useForm('Amount', ({ values }) => Reflect.get(values, 'currency'));
  const code = typeof currency === 'string' ? currency : undefined;
  return <NumberInput {...props} read={(typed) => typedAmount(typed, code)} />;
}
