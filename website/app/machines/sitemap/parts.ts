/** Addresses in one sitemap at most; where there are more, the sitemap lists sitemaps. */
export const ADDRESSES_A_PART = 10_000;

/** How many sitemaps it takes. */
export function partCount(addresses: number): number {
  return Math.max(1, Math.ceil(addresses / ADDRESSES_A_PART));
}

/** The path of a part; the first is 1. */
export function partPath(number: number): string {
  return `/sitemaps/${number}.xml`;
}

/** The addresses of a part. @returns empty where there is no such part */
export function partOf<Entry>(entries: readonly Entry[], number: number): readonly Entry[] {
  return entries.slice((number - 1) * ADDRESSES_A_PART, number * ADDRESSES_A_PART);
}
