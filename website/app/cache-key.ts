import { readAddress } from './addresses/address.ts';
import { CONFIRM_PATH, UNSUBSCRIBE_PATH } from './addresses/confirmation-paths.ts';
import { COSTS_PATH, costParameters, I_PAY_PATH } from './addresses/costs-path.ts';
import { CORRECTIONS_PATH } from './addresses/editors-paths.ts';
import { embedPath } from './addresses/embed-path.ts';
import { calendarPath, feedFilterNames, feedFormats, feedPath } from './addresses/feed.ts';
import { HELPFUL_PATH, REPORT_PATH } from './addresses/feedback-paths.ts';
import { filterNames } from './addresses/filters.ts';
import { LANDING_PATH } from './addresses/landing.ts';
import { listPath, localisedPath } from './addresses/links.ts';
import { asksForMachineTranslation, MACHINE_TRANSLATION } from './addresses/machine-translation.ts';
import { mapPath } from './addresses/map.ts';
import { SHARE_TARGET_PATH } from './addresses/offline-paths.ts';
import { HSDS_PATH, OEMBED_PATH } from './addresses/open-data-paths.ts';
import { PREVIEW_PATH } from './addresses/preview-path.ts';
import { SEARCH_PATH, SUGGESTIONS_PATH, searchParameters } from './addresses/search-path.ts';
import {
  fileFormatOf,
  isLessWithSaveData,
  TAKE_CHECK_PATH,
  TAKE_PATH,
  takeParameters,
  WITHOUT_PICTURES,
} from './addresses/take-path.ts';
import { kindNames, kinds } from './kinds.ts';
import { isLoaderData, withoutDataSuffix } from './loader-data.ts';

/** Under which key a page is cached, if at all. */
export type CacheKey = {
  /** The path with the parameters that the page depends on, in a fixed order. Unknown ones are dropped. */
  address: string;
  /**
   * False for pages with a form, which contain the time of rendering and perhaps a code, for previews,
   * which are not public, and for what visitors share with the site.
   */
  isShared: boolean;
  /**
   * Whether the list is filtered: there is no limit to these, so they must not evict other pages. The
   * files of cities count as such, as they are large.
   */
  isFiltered: boolean;
  /** The address of what visitors get who save data, if that is something else. */
  reducedAddress?: string;
};

/** Paths of pages with a form, without language prefix. */
export const formPages: ReadonlySet<string> = new Set([
  '/contact',
  REPORT_PATH,
  HELPFUL_PATH,
  CONFIRM_PATH,
  UNSUBSCRIBE_PATH,
  I_PAY_PATH,
  TAKE_CHECK_PATH,
  '/reset-password',
  '/delete',
  LANDING_PATH,
]);

/** Other paths with parameters of which no two are the same. */
const uncachedPaths: ReadonlySet<string> = new Set([PREVIEW_PATH, SHARE_TARGET_PATH]);

/** The parameters of pages that are no lists, by path. */
const parametersOfPath: Record<string, readonly string[]> = {
  '/': ['community'],
  [CORRECTIONS_PATH]: ['page'],
  ...Object.fromEntries(kindNames.map((kind) => [mapPath(kind), filterNames])),
  [SEARCH_PATH]: searchParameters,
  [SUGGESTIONS_PATH]: ['q', 'community'],
  [OEMBED_PATH]: ['url', 'format', 'maxwidth', 'maxheight'],
  ...Object.fromEntries(
    kindNames
      .flatMap((kind) => [
        ...feedFormats.map((format) => feedPath(kind, {}, format)),
        calendarPath(kind),
        embedPath(listPath(kind)),
      ])
      .map((path) => [path, feedFilterNames]),
  ),
};

/** What forms send once for each chosen box. */
const repeatedNames: ReadonlySet<string> = new Set<
  (typeof costParameters | typeof takeParameters)[number]
>(['without', 'kinds']);

/**
 * The cache key of a request.
 * @param pathname well-formed, as in `new URL(url).pathname`
 */
export function cacheKeyOf(pathname: string, query: URLSearchParams): CacheKey {
  if (isLoaderData(pathname)) return notFoundKey(pathname);
  const { path, kind } = readAddress(pathname);
  if (formPages.has(path) || uncachedPaths.has(path)) {
    return {
      address: query.size > 0 ? `${pathname}?${query}` : pathname,
      isShared: false,
      isFiltered: false,
    };
  }
  const isList = kind !== null && path === `/${kinds[kind].segment}`;
  const relevantNames = isList ? [...filterNames, 'page'] : parametersOf(path);
  const isMachineTranslation = kind !== null && !isList && asksForMachineTranslation(query);
  // Of chosen boxes there are several; of everything else only the first counts.
  const valuesOf = (name: string) =>
    repeatedNames.has(name) ? query.getAll(name).toSorted() : query.getAll(name).slice(0, 1);
  const parametersWith = (chosen: Partial<Record<string, string>>) =>
    relevantNames.flatMap((name) =>
      (chosen[name] === undefined ? valuesOf(name) : [chosen[name]]).map((value) => [name, value]),
    );
  const params = new URLSearchParams(parametersWith({}));
  if (isMachineTranslation) params.set(MACHINE_TRANSLATION.name, MACHINE_TRANSLATION.value);
  const reduced = new URLSearchParams(parametersWith({ pictures: WITHOUT_PICTURES }));
  const addressWith = (parameters: URLSearchParams) =>
    parameters.size > 0 ? `${pathname}?${parameters}` : pathname;
  return {
    address: addressWith(params),
    isShared: true,
    isFiltered: fileFormatOf(path) !== null || [...params.keys()].some((name) => name !== 'page'),
    ...(isLessWithSaveData(path) && { reducedAddress: addressWith(reduced) }),
  };
}

function parametersOf(path: string): readonly string[] {
  if (path.startsWith(`${HSDS_PATH}/`)) return ['page', 'per_page', 'full'];
  const isWithin = (root: string) => path === root || path.startsWith(`${root}/`);
  if (isWithin(COSTS_PATH)) return costParameters;
  return isWithin(TAKE_PATH) ? takeParameters : (parametersOfPath[path] ?? []);
}

/** One not-found page for each language, for all such addresses; there are no pages below `/-/`. */
function notFoundKey(pathname: string): CacheKey {
  const { language } = readAddress(withoutDataSuffix(pathname));
  return { address: localisedPath(language, '/-/not-found'), isShared: true, isFiltered: false };
}
