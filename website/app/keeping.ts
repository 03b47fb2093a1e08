import { readAddress } from './addresses/address.ts';
import { filterNames } from './addresses/filters.ts';
import { localPath } from './addresses/links.ts';
import { kinds } from './kinds.ts';
import { isLoaderData, withoutEnding } from './loader-data.ts';

/** How far an address is one page for all visitors. */
export type Keeping = {
  /** The path with the parameters that the page depends on, in order. Unknown ones are dropped. */
  address: string;
  /** Pages with a form know when they were opened, some a code: each visitor gets their own. */
  isShared: boolean;
  /** There are endlessly many of these: they must not displace the others. */
  isNarrowed: boolean;
};

/** Paths of pages with a form, without language prefix. */
export const formPages: ReadonlySet<string> = new Set(['/contact', '/reset-password', '/delete']);

/**
 * What a page depends on besides its path.
 * @param pathname well-formed, as in `new URL(url).pathname`
 */
export function keepingOf(pathname: string, query: URLSearchParams): Keeping {
  if (isLoaderData(pathname)) return notFound(pathname);
  const { path, kind } = readAddress(pathname);
  if (formPages.has(path)) {
    return {
      address: query.size > 0 ? `${pathname}?${query}` : pathname,
      isShared: false,
      isNarrowed: false,
    };
  }
  const isList = kind !== null && path === `/${kinds[kind].segment}`;
  const known = isList ? [...filterNames, 'page'] : path === '/search' ? ['q', 'community'] : [];
  const kept = new URLSearchParams();
  for (const name of known) {
    const value = query.get(name);
    if (value !== null) kept.set(name, value);
  }
  return {
    address: kept.size > 0 ? `${pathname}?${kept}` : pathname,
    isShared: true,
    isNarrowed: [...kept.keys()].some((name) => name !== 'page'),
  };
}

/** One not-found page for each language, however many addresses lead to it; no route is below `/-/`. */
function notFound(pathname: string): Keeping {
  const { language } = readAddress(withoutEnding(pathname));
  return { address: localPath(language, '/-/not-found'), isShared: true, isNarrowed: false };
}
