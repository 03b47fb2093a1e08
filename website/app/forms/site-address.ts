/**
 * The full address of a page of this site, without fragment.
 * @param requested a full address or a path
 * @returns null if it is invalid, has another origin or contains a user name
 */
export function siteAddressOf(requested: string, publicUrl: string): string | null {
  if (!URL.canParse(requested, publicUrl)) return null;
  const { origin, pathname, search, username } = new URL(requested, publicUrl);
  if (origin !== new URL(publicUrl).origin || username) return null;
  return origin + pathname + search;
}

/** An address for display: without scheme, and with percent-encoded letters decoded. */
export function readableAddress(address: string): string {
  const withoutScheme = address.replace(/^https?:\/\//, '');
  try {
    return decodeURI(withoutScheme);
  } catch {
    return withoutScheme;
  }
}
