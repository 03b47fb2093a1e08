/** Addresses in one sitemap at most; where there are more, the sitemap lists sitemaps. */
export const MAX_URLS_PER_PART = 10_000;

/** How many sitemaps it takes. */
export function partCount(urlCount: number): number {
  return Math.max(1, Math.ceil(urlCount / MAX_URLS_PER_PART));
}

/** The path of a part; the first is 1. */
export function partPath(number: number): string {
  return `/sitemaps/${number}.xml`;
}

/** The addresses of a part. @returns empty where there is no such part */
export function partOf<Entry>(entries: readonly Entry[], number: number): readonly Entry[] {
  return entries.slice((number - 1) * MAX_URLS_PER_PART, number * MAX_URLS_PER_PART);
}
