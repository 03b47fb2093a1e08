import { lazy, Suspense } from 'react';

const ExportButton = lazy(async () => ({
  default: (await import('./export-button')).ExportButton,
}));

/** The button above lists; it loads with them, not with the panel. */
export function LazyExportButton() {
  return (
    <Suspense>
      <ExportButton />
    </Suspense>
  );
}
