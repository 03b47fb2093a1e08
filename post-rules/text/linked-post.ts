import { postSegments } from '#kinds';

/** Codes of languages, as the website puts them before a path. */
const LANGUAGE_PREFIX = /^[a-z]{2,3}(?:-[A-Za-z]+)?$/;

/**
 * The slug or id of the post that a link inside the site leads to.
 * @param address of a link: a path such as `/events/walk` or `/ar/article/12#map`
 * @returns null for other pages and other sites
 */
export function linkedPost(address: string): string | null {
  if (!/^\/(?!\/)/.test(address)) return null;
  const [path = ''] = address.split(/[?#]/);
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 3 && LANGUAGE_PREFIX.test(segments[0] ?? '')) segments.shift();
  const [kind = '', identifier = ''] = segments;
  if (segments.length !== 2 || !postSegments.has(kind)) return null;
  try {
    return decodeURIComponent(identifier);
  } catch {
    return identifier;
  }
}
