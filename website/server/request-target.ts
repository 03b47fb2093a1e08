/** Longest address that is read; the longest that the site itself writes is far shorter. */
const MOST_CHARACTERS = 2048;

/** What a request asks for, or with what it is refused. */
export type Target =
  | { pathname: string; query: URLSearchParams }
  | { refused: 400 | 414 }
  | { movedTo: string };

const unprintable = /[\p{Cc}\\]/u;

/** Reads a request's target. @param url as in `request.url`: a path, or from some proxies an address */
export function readTarget(url: string): Target {
  if (url.length > MOST_CHARACTERS) return { refused: 414 };
  const whole = url.startsWith('/') ? `http://site${url}` : url;
  if (!/^https?:\/\//.test(whole) || !URL.canParse(whole)) return { refused: 400 };
  const { pathname, search, searchParams } = new URL(whole);
  if (!isReadable(pathname)) return { refused: 400 };
  // Two slashes at the front would be another host in a redirect.
  if (pathname.includes('//')) return { movedTo: pathname.replace(/\/{2,}/g, '/') + search };
  return { pathname, query: searchParams };
}

function isReadable(pathname: string): boolean {
  try {
    return !unprintable.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}
