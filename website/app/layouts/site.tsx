import { Outlet } from 'react-router';
import type { Route } from './+types/site';
import { ErrorView } from './error-view/error-view.tsx';
import { Frame } from './frame.tsx';

/** The shell of most pages. */
export default function Site() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failure's own headers, e.g. Retry-After, go with the page that tells of it. */
export function headers({ errorHeaders, loaderHeaders }: Route.HeadersArgs) {
  return errorHeaders ?? loaderHeaders;
}

/** What a page of this shell shows when it cannot be shown: the shell stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorView error={error} />
    </Frame>
  );
}
