/**
 * Normalises text of several lines, as of a form: line breaks become LF, other control characters are
 * left out, and text in which nothing can be seen is empty.
 */
export function paragraphs(text: string): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Cc}--[\n\t]]/gv, '')
    .trim();
  return /[^\s\p{Default_Ignorable_Code_Point}]/u.test(lines) ? lines : '';
}
