import { type ComponentProps, lazy, Suspense } from 'react';

const ChoiceFilter = lazy(() => import('./choice-filter'));

/** It and the words of the form load with the first filter, not with the panel. */
export function LazyChoiceFilter(props: ComponentProps<typeof ChoiceFilter>) {
  return (
    <Suspense>
      <ChoiceFilter {...props} />
    </Suspense>
  );
}
