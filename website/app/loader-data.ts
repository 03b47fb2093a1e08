const SUFFIX = '.data';

/**
 * Whether a path is one of those under which React Router sends the loader data of pages, and takes
 * forms by script. Documents that are not hydrated ask for none of it.
 */
export function isLoaderData(pathname: string): boolean {
  return pathname.endsWith(SUFFIX);
}

/** The path whose loader data that is, e.g. `/ar/events`. */
export function withoutDataSuffix(pathname: string): string {
  return pathname.slice(0, -SUFFIX.length);
}
