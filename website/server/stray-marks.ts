/**
 * Punctuation, spaces and invisible marks, percent-encoded or not. Programs for chats and mails take
 * what stands after an address in a sentence for its end.
 */
const strayMark = /[\p{P}\p{Z}\p{Cf}<>|`~]/u;

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
