import { useMatches } from 'react-router';
import type { LanguageCode } from '../languages.ts';

/** The `handle` export of a route whose page has other paths in other languages. */
export type TranslatedHandle<Data> = {
  /** The path without language prefix; null if it is the same. */
  pathIn: (loaderData: Data, language: LanguageCode) => string | null;
};

/** Returns the path of the current page in a language; null if it is the same as here. */
export function usePathIn(): (language: LanguageCode) => string | null {
  const match = useMatches().at(-1);
  const handle = match?.handle as Partial<TranslatedHandle<unknown>> | undefined;
  return (language) =>
    match?.loaderData ? (handle?.pathIn?.(match.loaderData, language) ?? null) : null;
}
