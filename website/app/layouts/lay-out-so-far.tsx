import { layOut } from 'virtual:enhance';

/** Has the browser lay out what precedes it in the document, instead of all at its end. */
export function LayOutSoFar() {
  return <script>{layOut}</script>;
}
