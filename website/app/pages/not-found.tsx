import { data } from 'react-router';

/** Matches every unknown address. */
export function loader(): never {
  throw data(null, { status: 404 });
}

/** Never rendered: the layout's error boundary shows what the loader throws. */
export default function NotFound() {
  return null;
}
