import { Island } from './island.tsx';

/** Keeps the place in a preview, which the panel loads anew after each save. */
export function PreviewPlace() {
  return (
    <Island name="preview-place" properties={{}}>
      {null}
    </Island>
  );
}
