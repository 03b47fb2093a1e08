/**
 * The full address of a page of this site.
 * @param asked as a link gave it: full, or from the site's root
 * @returns null where it is none of this site's, or names a user
 */
export function ownAddress(asked: string, publicUrl: string): string | null {
  if (!URL.canParse(asked, publicUrl)) return null;
  const { origin, pathname, search, username } = new URL(asked, publicUrl);
  if (origin !== new URL(publicUrl).origin || username) return null;
  return origin + pathname + search;
}

/** An address as people read it: without its scheme, its letters not encoded. */
export function readableAddress(address: string): string {
  const bare = address.replace(/^https?:\/\//, '');
  try {
    return decodeURI(bare);
  } catch {
    return bare;
  }
}
