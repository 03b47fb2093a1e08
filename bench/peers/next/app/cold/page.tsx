import { Home } from '../home';

/** Made anew for each visitor. */
export const dynamic = 'force-dynamic';

export default function Page() {
  return <Home />;
}
