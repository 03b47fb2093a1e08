import { withLatinDigits } from '#latin-digits';
import { oneLine } from '#one-line';

/** As numbers are stored; the schema of posts repeats it. */
const STORED = /^\+?[0-9][0-9 ()-]{3,30}$/;

/** E.164 allows 15, to which people add two zeros, or one in brackets. More are two numbers. */
const MAX_DIGITS = 17;

/**
 * Reads a phone number as people type and copy it: in the digits of any script, between invisible
 * marks of direction, with points or slashes between its parts, its first part in brackets.
 * @returns Latin digits with spaces, hyphens and brackets, as typed; undefined if it is no number
 */
export function typedPhone(typed: string): string | undefined {
  const number = withLatinDigits(oneLine(typed))
    .replace(/＋/g, '+')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/^\((\+?[0-9]+)\)/, '$1 ')
    .replace(/^\+ ?\(([0-9]+)\)/, '+$1 ')
    .replace(/(?<=[0-9)]) ?[./] ?(?=[0-9(])/g, ' ')
    .replace(/^\+ /, '+')
    .replace(/ +/g, ' ');
  const digits = number.replace(/[^0-9]/g, '').length;
  return STORED.test(number) && digits <= MAX_DIGITS ? number : undefined;
}
