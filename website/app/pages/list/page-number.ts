/**
 * The page number of an address.
 * @param value what stands behind `page=`; null where nothing does, which means the first page
 * @returns null where it is no page number
 */
export function parsePageNumber(value: string | null): number | null {
  if (value === null) return 1;
  return /^[1-9]\d{0,5}$/.test(value) ? Number(value) : null;
}
