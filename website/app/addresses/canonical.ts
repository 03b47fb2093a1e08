/**
 * Where a request must go to reach a page's one address.
 * @param pathname as asked for, e.g. `/article/12`
 * @param canonical the page's own path, percent-encoded
 * @returns the canonical path, or null where the request already stands on it, however it is encoded
 */
export function redirectTo(pathname: string, canonical: string): string | null {
  const requested = normalised(pathname);
  return requested === normalised(canonical) ? null : canonical;
}

/** Browsers and editors encode and compose the same letters differently; compared is what is read. */
function normalised(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
