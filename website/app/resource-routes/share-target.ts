import { redirect } from 'react-router';
import { readAddress } from '../addresses/address.ts';
import { localisedPath } from '../addresses/links.ts';
import { sharedTo } from '../addresses/shared-to.ts';
import { currentEnvironment } from '../environment.server.ts';
import type { Route } from './+types/share-target';

/** Opens what a device shares with the installed site (`share_target` of its manifest). */
export function loader({ request }: Route.LoaderArgs): Response {
  const { pathname, searchParams } = new URL(request.url);
  const { language } = readAddress(pathname);
  const target = sharedTo(searchParams, currentEnvironment().PUBLIC_URL);
  return redirect(target.startsWith('/search') ? localisedPath(language, target) : target, {
    status: 303,
    headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  });
}
