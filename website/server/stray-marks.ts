/**
 * Punctuation, spaces and invisible marks, percent-encoded or not. Programs for chats and mails take
 * what stands after an address in a sentence for its end.
 */
const strayMark = /[\p{P}\p{Z}\p{Cf}<>|`~]/u;

type Pages = {
  canonicalPath: (pathname: string) => string;
  /** The status of the page at a path. */
  statusOf: (pathname: string) => Promise<number>;
};

/**
 * The address that was meant by one whose path does not exist and ends in stray marks.
 * @param url path and query
 * @param pathname the path alone, well-formed
 * @returns null if the path exists or ends in none, or there is no page without them
 */
export async function addressWithoutStrayMarks(
  url: string,
  pathname: string,
  { canonicalPath, statusOf }: Pages,
): Promise<string | null> {
  const candidate = withoutStrayMarks(pathname);
  if (candidate === null) return null;
  const meant = canonicalPath(candidate);
  if ((await statusOf(pathname)) !== 404 || (await statusOf(meant)) >= 400) return null;
  const query = url.indexOf('?');
  return query < 0 ? meant : meant + url.slice(query);
}

/**
 * The path that was probably meant by one that ends in stray marks: `/contact).` becomes `/contact`.
 * @param pathname well-formed
 * @returns null for a path that ends in none
 */
export function withoutStrayMarks(pathname: string): string | null {
  // One by one: a pattern for the end of a text takes long for many marks before it.
  const characters = [...decodeURIComponent(pathname)];
  const end = characters.findLastIndex((character) => !strayMark.test(character)) + 1;
  if (pathname === '/' || end === characters.length) return null;
  const rest = characters.slice(0, end).join('');
  return rest.split('/').map(encodeURIComponent).join('/') || '/';
}
