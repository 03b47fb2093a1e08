/** Longest address that is read: a search for a whole paragraph, each Arabic letter of it six characters. */
const MAX_TARGET_LENGTH = 8192;

/** What a request asks for, or with what it is refused. */
export type Target =
  /** Canonical, so that two requests for the same page have the same path. */
  | { pathname: string; query: URLSearchParams }
  | { rejectedWith: 400 | 414 }
  | { redirectTo: string };

const unprintable = /[\p{Cc}\\]/u;

/**
 * Reads a request's target.
 * @param url as in `request.url`: a path, or from some proxies an address
 * @param canonicalPath of a path; a request for another form of it is redirected there
 */
export function readTarget(url: string, canonicalPath: (pathname: string) => string): Target {
  if (url.length > MAX_TARGET_LENGTH) return { rejectedWith: 414 };
  const absoluteUrl = url.startsWith('/') ? `http://site${url}` : url;
  if (!/^https?:\/\//.test(absoluteUrl) || !URL.canParse(absoluteUrl)) return { rejectedWith: 400 };
  const { pathname, search, searchParams } = new URL(absoluteUrl);
  if (!isPrintable(pathname)) return { rejectedWith: 400 };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { redirectTo: canonical + search };
  return { pathname: withNormalisedEncoding(pathname), query: searchParams };
}

/**
 * The same path in one encoding, as our own links have it. Proxies encode in their own ways, so
 * that a redirect from one to the other might never end.
 */
function withNormalisedEncoding(pathname: string): string {
  const segments = pathname.split('/');
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
}

function isPrintable(pathname: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
