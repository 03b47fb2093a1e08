const SUFFIX = '.data';

/**
 * Whether a path is one of React Router's loader data requests, which also send forms by script.
 * Documents are not hydrated, so they make none.
 */
export function isLoaderData(pathname: string): boolean {
  return pathname.endsWith(SUFFIX);
}

/** The path of the page, e.g. `/ar/events`. */
export function withoutDataSuffix(pathname: string): string {
  return pathname.slice(0, -SUFFIX.length);
}
