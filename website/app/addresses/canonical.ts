/**
 * The address that a request should be redirected to, if it is not the canonical one.
 * @param pathname as requested, e.g. `/article/12`
 * @param canonical the canonical path of the page, percent-encoded
 * @returns the canonical path, or null if the request has it already, however it is encoded
 */
export function redirectTo(pathname: string, canonical: string): string | null {
  const requested = normalisedPath(pathname);
  return requested === normalisedPath(canonical) ? null : canonical;
}

/**
 * A path, or a part of an address, for comparing: decoded and composed, as browsers and editors encode and
 * compose the same letters differently.
 */
export function normalisedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC');
  } catch {
    return path;
  }
}
