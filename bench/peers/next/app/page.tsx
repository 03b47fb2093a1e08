import { Home } from './home';

/** As new as the other page: a made page counts as new for a minute. */
export const revalidate = 60;

export default function Page() {
  return <Home />;
}
