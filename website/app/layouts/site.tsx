import { Outlet } from 'react-router';
import type { Route } from './+types/site';
import { ErrorView } from './error-view/error-view.tsx';
import { Frame } from './frame.tsx';

/** The layout of most pages: header, content and footer. */
export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** Headers of an error response, e.g. Retry-After, are sent with its error page. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** The error page of this layout, with header and footer. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorView error={error} />
    </Frame>
  );
}
