import { isIP } from 'node:net';

/** What a request reveals about the page that sent it; '' for absent headers. */
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
 * Whether a browser sent a request on behalf of a page of another origin. A request without an
 * origin comes from a program other than a browser, or is a navigation.
 * @param publicUrl the service's own URL as browsers see it
 */
export function isCrossOriginRequest(request: RequestOrigin, publicUrl: string): boolean {
  const { method, origin, fetchSite, host } = request;
  const isCrossOrigin = fetchSite === 'cross-site' || fetchSite === 'same-site';
  if (isCrossOrigin && !SAFE_METHODS.includes(method)) return true;
  // Browsers send Sec-Fetch-Site over TLS and to localhost, whatever proxies are in between; pages
  // cannot set it. `Origin: null` is a sandboxed page, or a form of ours sent without a referrer.
  if (origin === '' || fetchSite === 'same-origin') return false;
  if (!URL.canParse(origin)) return true;
  if (new URL(origin).origin === new URL(publicUrl).origin) return false;
  return !(isUndottedHostOrIp(new URL(origin).hostname) && new URL(origin).host === host);
}

/**
 * Whether a host is an IP address or a name without a dot. The owner of any other name can make it
 * resolve to this service (DNS rebinding), so matching `Origin` and `Host` are not enough there.
 */
function isUndottedHostOrIp(hostname: string): boolean {
  return !hostname.includes('.') || isIP(hostname) !== 0;
}
