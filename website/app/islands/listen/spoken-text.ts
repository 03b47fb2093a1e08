/**
 * Numbers that are written like a telephone number: with a plus or zero first, and enough digits. The
 * first group is a digit right before, in which case a zero continues a larger number. Not a lookbehind,
 * which Safari before 16.4 cannot parse.
 */
const TELEPHONE = /(\p{Nd}[\s.,]?)??([+0٠۰०][\p{Nd}\s().\-–]{5,}\p{Nd})/gu;

/** Separates the digits of a telephone number, as voices read them together as one large number. */
export const digitByDigit = (number: string): string =>
  number.replace(/\p{Nd}(?=.*\p{Nd})/gu, '$& ');

/** What a voice reads of a text: telephone numbers digit by digit. */
export const spokenText = (text: string): string =>
  text.replace(TELEPHONE, (match, before: string | undefined, number: string) => {
    if (before === undefined) return digitByDigit(number);
    return number.startsWith('+') ? before + digitByDigit(number) : match;
  });
