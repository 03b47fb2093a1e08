import { Outlet } from 'react-router';
import type { Route } from './+types/bare';
import { ErrorView } from './error-view/error-view.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';

/** The shell of pages that stand alone: content only. */
export default function Bare() {
  return (
    <>
      <LanguageOffer />
      <main id="content">
        <Outlet />
      </main>
    </>
  );
}

/** A failure's own headers, e.g. Retry-After, go with the page that tells of it. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** What a page of this shell shows when it cannot be shown. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <ErrorView error={error} />
    </main>
  );
}
