/**
 * Numbers that are written like a telephone number: with a plus or zero first, and enough digits. Before
 * them a digit, whose number they go on with if they begin with a zero. Without lookbehind, which Safari
 * knows since 16.4.
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
