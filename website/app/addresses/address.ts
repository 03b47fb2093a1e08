import { type Kind, kindOfSegment, kinds } from '../kinds.ts';
import { type LanguageCode, languageCodes, languages } from '../languages.ts';

/** What the address of a request says about the requested page. */
export type Address = {
  language: LanguageCode;
  /** The path without its language prefix; begins with a slash. */
  path: string;
  /** The kind whose list or post is requested; null elsewhere. */
  kind: Kind | null;
};

/**
 * Reads a pathname of the site.
 * @param pathname as in `new URL(request.url).pathname`
 */
export function readAddress(pathname: string): Address {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const language = languageCodes.find((code) => languages[code].prefix === first && first !== '');
  const segments = language ? rest : [first, ...rest].filter(Boolean);
  return {
    language: language ?? 'en',
    path: `/${segments.join('/')}`,
    kind: kindOfSegment(segments[0] ?? ''),
  };
}

/** Whether a post is shown at a pathname, not a list. */
export function isPostPath(pathname: string): boolean {
  const { path, kind } = readAddress(pathname);
  return kind !== null && path !== `/${kinds[kind].segment}`;
}
