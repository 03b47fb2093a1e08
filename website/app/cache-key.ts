import { readAddress } from './addresses/address.ts';
import { HELPFUL_PATH, REPORT_PATH } from './addresses/feedback-paths.ts';
import { filterNames } from './addresses/filters.ts';
import { localisedPath } from './addresses/links.ts';
import { asksForMachineTranslation, MACHINE_TRANSLATION } from './addresses/machine-translation.ts';
import { PREVIEW_PATH } from './addresses/preview-path.ts';
import { SEARCH_PATH, SUGGESTIONS_PATH, searchParameters } from './addresses/search-path.ts';
import { kinds } from './kinds.ts';
import { isLoaderData, withoutDataSuffix } from './loader-data.ts';

/** Under which key a page is cached, if at all. */
export type CacheKey = {
  /** The path with the parameters that the page depends on, sorted. Unknown ones are dropped. */
  address: string;
  /**
   * False for pages with a form, which contain the time of rendering and perhaps a code, and for
   * previews, which are not public.
   */
  isShared: boolean;
  /**
   * Whether the list is filtered: there is no limit to these, so they must not evict other pages.
   */
  isFiltered: boolean;
};

/** Paths of pages with a form, without language prefix. */
export const formPages: ReadonlySet<string> = new Set([
  '/contact',
  REPORT_PATH,
  HELPFUL_PATH,
  '/reset-password',
  '/delete',
]);

/** The parameters of pages that are no lists, by path. */
const parametersOfPath: Record<string, readonly string[]> = {
  '/': ['community'],
  [SEARCH_PATH]: searchParameters,
  [SUGGESTIONS_PATH]: ['q', 'community'],
};

/**
 * The cache key of a request.
 * @param pathname well-formed, as in `new URL(url).pathname`
 */
export function cacheKeyOf(pathname: string, query: URLSearchParams): CacheKey {
  if (isLoaderData(pathname)) return notFoundKey(pathname);
  const { path, kind } = readAddress(pathname);
  if (formPages.has(path) || path === PREVIEW_PATH) {
    return {
      address: query.size > 0 ? `${pathname}?${query}` : pathname,
      isShared: false,
      isFiltered: false,
    };
  }
  const isList = kind !== null && path === `/${kinds[kind].segment}`;
  const relevantNames = isList ? [...filterNames, 'page'] : (parametersOfPath[path] ?? []);
  const isMachineTranslation = kind !== null && !isList && asksForMachineTranslation(query);
  const params = new URLSearchParams();
  for (const name of relevantNames) {
    const value = query.get(name);
    if (value !== null) params.set(name, value);
  }
  if (isMachineTranslation) params.set(MACHINE_TRANSLATION.name, MACHINE_TRANSLATION.value);
  return {
    address: params.size > 0 ? `${pathname}?${params}` : pathname,
    isShared: true,
    isFiltered: [...params.keys()].some((name) => name !== 'page'),
  };
}

/** One not-found page for each language, for all such addresses; there are no pages below `/-/`. */
function notFoundKey(pathname: string): CacheKey {
  const { language } = readAddress(withoutDataSuffix(pathname));
  return { address: localisedPath(language, '/-/not-found'), isShared: true, isFiltered: false };
}
