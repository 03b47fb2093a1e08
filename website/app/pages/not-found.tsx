import { data } from 'react-router';

/** Any address that is not ours. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never drawn: the shell shows what the loader throws. */
export default function NotFound() {
  return null;
}
