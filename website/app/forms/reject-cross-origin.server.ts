import { data, type MiddlewareFunction } from 'react-router';
import { currentEnvironment } from '../environment.server.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Middleware of all pages: state changes only through forms of this site, sent with POST.
 * Replaces React Router's own check, which knows neither the public address behind a proxy nor that
 * a page with `Referrer-Policy: no-referrer` sends `Origin: null`.
 * @throws a 403 response, which is shown as a page
 */
export const rejectCrossOrigin: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (safeMethods.has(request.method)) return next();
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  }
  assertSameOrigin(request);
  return next();
};

/** @throws a 403 response for a form that was sent from another site */
export function assertSameOrigin(request: Request): void {
  if (!isSameOrigin(request, currentEnvironment().PUBLIC_URL)) throw data(null, { status: 403 });
}

/**
 * Whether a form was sent from a page of this site. Browsers say so in Sec-Fetch-Site, independent
 * of proxies. Older ones send only Origin, which is compared with the site's public address and with
 * the requested host. Programs send neither header, and hold no visitor's credentials to misuse.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === new URL(request.url).host;
}
