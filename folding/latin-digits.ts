const DIGIT = /\p{Nd}/u;
const OTHER_DIGITS = /[^\P{Nd}0-9]/gu;

/** A text with the digits of any script as 0 to 9. https://www.unicode.org/reports/tr44/#Numeric_Type */
export const withLatinDigits = (text: string): string => text.replace(OTHER_DIGITS, latinDigit);

/** The ten digits of a script are consecutive in Unicode, starting with zero. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
