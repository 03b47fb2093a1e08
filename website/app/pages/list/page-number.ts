/**
 * Parses the page number of an address.
 * @param value of the parameter `page`; null means the first page
 * @returns null if it is not a page number
 */
export function parsePageNumber(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}
