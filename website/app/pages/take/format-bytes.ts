import { formatNumber } from '../../i18n/number.ts';

/** How a language writes sizes. */
export type SizeWords = {
  kilobytes: (size: string) => string;
  megabytes: (size: string) => string;
};

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** "412 KB", "1.3 MB": rounded up, so that nobody loads more than was said. */
export function formatBytes(bytes: number, locale: string, words: SizeWords): string {
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return words.kilobytes(formatNumber(kilobytes, locale));
  return words.megabytes(formatNumber(Math.ceil((10 * bytes) / MEGABYTE) / 10, locale));
}
