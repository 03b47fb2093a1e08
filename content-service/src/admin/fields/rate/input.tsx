import { typedRate } from 'folding/typed-amount';
import { NumberInput } from '../amount/number-input';
import type { InputProps } from '../form/input-props';

/** A rate of exchange. */
export default function Input(props: InputProps) {
  return <NumberInput {...props} read={typedRate} />;
}
