/**
 * Whether a form was sent from a page of this site. The browser says so itself (Sec-Fetch-Site),
 * whatever proxies stand between; an older one names the origin, which is compared with the site's
 * public address and with the host that was asked. What is sent by a program names neither and has
 * no visitor's rights to misuse.
 */
export function isSameOrigin(request: Request, publicUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return origin === new URL(publicUrl).origin || new URL(origin).host === new URL(request.url).host;
}
