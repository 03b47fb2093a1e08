import { Home } from '../home';

/** Rendered for each request. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Home />;
}
