/**
 * Invisible characters that change how others are displayed or compared: directional and zero-width
 * ones, tags. Joiners are kept, which Persian, Urdu, Kurdish and emoji need.
 */
const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200C\u200D]]\uFFF9-\uFFFB]/gv;

/**
 * Reduces text to one line, as for a mail header or a field of a form: without line breaks, control
 * characters and invisible characters, which could disguise it or come along when it is copied.
 */
export const oneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
