import AmountInput from '../amount/input';
import type { InputProps } from '../form/input-props';
import { useIsShown } from '../form/use-is-shown';
import { HiddenField } from '../of-kind/hidden-field';

/** The price of a post. */
export default function Input(props: InputProps) {
  const isShown = useIsShown();
  return isShown(props.name) ? <AmountInput {...props} /> : <HiddenField />;
}
