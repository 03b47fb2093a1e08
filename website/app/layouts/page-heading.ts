import { useMatches } from 'react-router';
import type { Script } from '../languages.ts';

/** The h1 of a page, if it may be in another script than the page. */
export type PageHeading = { text: string; script: Script };

/** The `handle` export of a route whose page has such a heading. */
export type HeadingHandle<Data> = { headingOf: (loaderData: Data) => PageHeading | null };

/** The heading of the current page; null for other pages and for error pages. */
export function usePageHeading(): PageHeading | null {
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<HeadingHandle<unknown>> | undefined;
  return match?.loaderData ? (handle?.headingOf?.(match.loaderData) ?? null) : null;
}
