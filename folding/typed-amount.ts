/** A digit of any script. https://www.unicode.org/reports/tr44/#Numeric_Type */
const DIGIT = /\p{Nd}/u;

/**
 * Reads a number as people type it: with the digits of any language, a decimal comma, and separators
 * of thousands or, as in India, of lakhs. @returns undefined if it is none
 */
export function typedAmount(typed: string): number | undefined {
  const latin = typed
    .trim()
    .replace(new RegExp(DIGIT, 'gu'), digitValue)
    .replace(/[\u066b]/g, '.')
    .replace(/[\s\u066c’']/g, '');
  // Three digits after a separator are thousands, but not after a zero: fares in dinars.
  const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?=$|[.,]\d{1,2}$)/;
  const lakhs = /^[1-9]\d?(?:,\d{2})+,\d{3}(?=$|\.\d{1,2}$)/;
  const withoutSeparators = (text: string) => text.replace(/[.,]/g, '');
  const plain = latin
    .replace(thousands, withoutSeparators)
    .replace(lakhs, withoutSeparators)
    .replace(',', '.');
  return /^\d{1,10}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

/** The digits of a script follow each other, from zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}
