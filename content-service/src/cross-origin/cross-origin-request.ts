import { isIP } from 'node:net';

/** What a request says of the page that sent it; '' where a header is absent. */
export interface RequestOrigin {
  method: string;
  /** `Origin` */
  origin: string;
  /** `Sec-Fetch-Site` */
  fetchSite: string;
  /** `Host` */
  host: string;
}

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Whether a browser sent a request for a page of another origin. What names no origin comes from a
 * program, or is one of the browser's own navigations.
 * @param publicUrl the service's own address as browsers see it
 */
export function isCrossOriginRequest(request: RequestOrigin, publicUrl: string): boolean {
  const { method, origin, fetchSite, host } = request;
  const isCrossOrigin = fetchSite === 'cross-site' || fetchSite === 'same-site';
  if (isCrossOrigin && !SAFE_METHODS.includes(method)) return true;
  // Sent by browsers over TLS and to this machine, whatever proxies stand between; no page can set
  // it. `Origin: null` is a sandbox, or one of our own forms under `Referrer-Policy: no-referrer`.
  if (origin === '' || fetchSite === 'same-origin') return false;
  if (!URL.canParse(origin)) return true;
  if (new URL(origin).origin === new URL(publicUrl).origin) return false;
  return !(isUndottedHostOrIp(new URL(origin).hostname) && new URL(origin).host === host);
}

/**
 * Whether a host is named by its address or by a name without a dot. Any other name may be pointed
 * at this service by whoever owns it (DNS rebinding), so there it is not enough that `Origin` and
 * `Host` agree.
 */
function isUndottedHostOrIp(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname) !== 0;
}
