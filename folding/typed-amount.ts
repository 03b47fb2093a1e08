/**
 * Reads a number as people type it: with the digits of any language, a decimal comma, and separators
 * of thousands. @returns undefined if it is none
 */
export function typedAmount(typed: string): number | undefined {
  const latin = typed
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u066b]/g, '.')
    .replace(/[\s\u066c’']/g, '');
  // Three digits after a separator are thousands, but not after a zero: fares in dinars.
  const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?=$|[.,]\d{1,2}$)/;
  const plain = latin.replace(thousands, (text) => text.replace(/[.,]/g, '')).replace(',', '.');
  return /^\d{1,10}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}
