/**
 * The full address of a page of this site.
 * @param requested as a link gave it: full, or from the site's root
 * @returns null where it is none of this site's, or names a user
 */
export function siteAddressOf(requested: string, publicUrl: string): string | null {
  if (!URL.canParse(requested, publicUrl)) return null;
  const { origin, pathname, search, username } = new URL(requested, publicUrl);
  if (origin !== new URL(publicUrl).origin || username) return null;
  return origin + pathname + search;
}

/** An address as people read it: without its scheme, its letters not encoded. */
export function readableAddress(address: string): string {
  const withoutScheme = address.replace(/^https?:\/\//, '');
  try {
    return decodeURI(withoutScheme);
  } catch {
    return withoutScheme;
  }
}
