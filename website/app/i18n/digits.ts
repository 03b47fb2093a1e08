import type { Digits } from './formats/language-format.ts';
import { formatsOf } from './formats/language-formats.ts';

const zeros: Record<Digits, number> = { latn: 0x30, arab: 0x660, arabext: 0x6f0 };

/** The digits that readers of a language expect, as Intl's numbering system. @param locale BCP 47 tag */
export function digitsOf(locale: string): Digits {
  return formatsOf(locale).digits ?? 'latn';
}

/** Writes the Latin digits of a text in those of a language. Not for phone numbers and codes, which stay Latin. */
export function withDigits(text: string, locale: string): string {
  const digits = digitsOf(locale);
  if (digits === 'latn') return text;
  return text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zeros[digits] + Number(digit)));
}
