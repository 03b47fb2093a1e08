/**
 * Characters that show nothing and change how others are shown or compared: of direction, without
 * width, tags. Joiners stay, which Persian, Urdu, Kurdish and emoji are written with.
 */
const INVISIBLE = /[[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200C\u200D]]\uFFF9-\uFFFB]/gv;

/**
 * Text as one line, as it stands in the head of a mail: without line breaks, control characters and
 * what would make it look like another text.
 */
export const oneLine = (text: string): string =>
  text
    .replace(INVISIBLE, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
