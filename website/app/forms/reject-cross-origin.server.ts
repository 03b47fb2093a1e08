import { data, type MiddlewareFunction } from 'react-router';
import { currentEnvironment } from '../environment.server.ts';
import { isSameOrigin } from './same-origin.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Stands before every page: only forms of this site change anything, and they do it with POST.
 * It stands in for React Router's own check, which knows neither the public address behind a proxy
 * nor that a page without referrer sends `Origin: null`.
 * @throws a 403 answer, which is shown as a page
 */
export const rejectCrossOrigin: MiddlewareFunction<Response> = async ({ request }, next) => {
  if (safeMethods.has(request.method)) return next();
  if (request.method !== 'POST') {
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  }
  if (!isSameOrigin(request, currentEnvironment().PUBLIC_URL)) throw data(null, { status: 403 });
  return next();
};
