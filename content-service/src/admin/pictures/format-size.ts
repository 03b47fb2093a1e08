/** The short form of these is known to few. */
const IN_FULL = ['ar'];

/** A size in megabytes as the panel's language writes it. Files are measured as in file managers. */
export function formatSize(bytes: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'megabyte',
    unitDisplay: IN_FULL.includes(locale) ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / (1024 * 1024));
}
