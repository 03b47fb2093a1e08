import { useEarlyChanges } from '../../versions/use-early-changes';
import type { InputProps } from '../form/input-props';
import { PlainInput } from '../of-kind/input';

/** The title: the first field of every form, which keeps what is typed before the rest has appeared. */
export default function Input(props: InputProps) {
  useEarlyChanges();
  return <PlainInput {...props} />;
}
