/** Maximum number of addresses in one sitemap file; a larger sitemap is split into parts. */
export const MAX_URLS_PER_PART = 10_000;

/** The number of parts. */
export function partCount(urlCount: number): number {
  return Math.max(1, Math.ceil(urlCount / MAX_URLS_PER_PART));
}

/** The path of a part; parts are numbered from 1. */
export function partPath(number: number): string {
  return `/sitemaps/${number}.xml`;
}

/** The entries of a part; empty if there is no such part. */
export function partOf<Entry>(entries: readonly Entry[], number: number): readonly Entry[] {
  return entries.slice((number - 1) * MAX_URLS_PER_PART, number * MAX_URLS_PER_PART);
}
