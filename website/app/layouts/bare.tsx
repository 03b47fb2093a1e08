import { Outlet } from 'react-router';
import type { Route } from './+types/bare';
import { ErrorView } from './error-view/error-view.tsx';
import { LanguageOffer } from './languages/language-offer.tsx';

/** The layout of pages without header and footer. */
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

/** Headers of an error response, e.g. Retry-After, are sent with its error page. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** The error page of this layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="content">
      <ErrorView error={error} />
    </main>
  );
}
