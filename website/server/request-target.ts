/**
 * Maximum length of a target: room to search for a paragraph of Arabic, at six characters a letter.
 */
const MAX_TARGET_LENGTH = 8192;

/** What a request asks for, or how it is rejected or redirected. */
export type Target =
  /** Canonical, so that two requests for the same page have the same path. */
  | { pathname: string; query: URLSearchParams }
  | { rejectedWith: 400 | 414 }
  | { redirectTo: string };

const unprintable = /[\p{Cc}\\]/u;

/**
 * Parses a request's target.
 * @param url `request.url`: a path, or from some proxies an absolute URL
 * @param canonicalPath returns the canonical form of a path; other forms are redirected to it
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
 * The path in the encoding of our own links. Other encodings are not redirected: a proxy that
 * re-encodes paths could cause a redirect loop.
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
