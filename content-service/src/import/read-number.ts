import { withLatinDigits } from 'post-rules/text/digits';

/** `ambiguous`: 1.500 is 1500 to some and 1.5 to others. */
export type NumberFault = 'ambiguous' | 'unreadable';

const SEPARATED = /^-?\d{1,3}(?:([.,' ])\d{3})+(?:([.,])\d+)?$/;
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;

/**
 * Reads a number as people write it: with a decimal point or comma, with separated thousands, with
 * the digits of their script.
 * @param decimals whether digits after a single point or comma are decimals, however many there are
 */
export function readNumber(
  text: string,
  { decimals = false }: { decimals?: boolean } = {},
): number | NumberFault {
  const written = withLatinDigits(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replaceAll('٫', '.')
    .replaceAll('٬', "'")
    .replaceAll('’', "'")
    .replaceAll('−', '-')
    .trim();
  if (PLAIN.test(written)) {
    const isAmbiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/.test(written);
    return isAmbiguous && !decimals ? 'ambiguous' : Number(written.replace(',', '.'));
  }
  const [, thousands, decimal] = SEPARATED.exec(written) ?? [];
  if (thousands === undefined || thousands === decimal) return 'unreadable';
  return Number(written.replaceAll(thousands, '').replace(',', '.'));
}
