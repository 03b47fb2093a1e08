/** Longest address that is read: a search for a whole paragraph, each Arabic letter of it six characters. */
const MOST_CHARACTERS = 8192;

/** What a request asks for, or with what it is refused. */
export type Target =
  /** Canonical, so that two requests for the same page have the same path. */
  { pathname: string; query: URLSearchParams } | { refused: 400 | 414 } | { movedTo: string };

const unprintable = /[\p{Cc}\\]/u;

/**
 * Reads a request's target.
 * @param url as in `request.url`: a path, or from some proxies an address
 * @param canonicalPath of a path; a request for another form of it is redirected there
 */
export function readTarget(url: string, canonicalPath: (pathname: string) => string): Target {
  if (url.length > MOST_CHARACTERS) return { refused: 414 };
  const whole = url.startsWith('/') ? `http://site${url}` : url;
  if (!/^https?:\/\//.test(whole) || !URL.canParse(whole)) return { refused: 400 };
  const { pathname, search, searchParams } = new URL(whole);
  if (!isReadable(pathname)) return { refused: 400 };
  const canonical = canonicalPath(pathname);
  if (canonical !== pathname) return { movedTo: canonical + search };
  return { pathname: encodedOnce(pathname), query: searchParams };
}

/**
 * The same path in one encoding, as our own links have it. Proxies encode in their own ways, so
 * that a redirect from one to the other might never end.
 */
function encodedOnce(pathname: string): string {
  const segments = pathname.split('/');
  return segments.map((segment) => encodeURIComponent(decodeURIComponent(segment))).join('/');
}

function isReadable(pathname: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
