import { Home } from './home';

/** As fresh as the other page: a rendered page stays fresh for a minute. */
export const revalidate = 60;

export default function Page() {
  return <Home />;
}
