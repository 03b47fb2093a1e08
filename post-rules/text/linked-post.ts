import { postSegments } from '#kinds';
import { parseText } from '#text/parse-text';

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
  const decoded = decodedOf(identifier);
  // No slug has such characters, and not every database takes them.
  return /\p{Cc}/u.test(decoded) ? null : decoded;
}

function decodedOf(identifier: string): string {
  try {
    return decodeURIComponent(identifier);
  } catch {
    return identifier;
  }
}

/** The slugs and ids that may lead to the posts to which a description links. */
export function linkedPosts(description: string): string[] {
  return parseText(description).links.flatMap(({ address }) => {
    const target = linkedPost(address);
    return target === null ? [] : spellingsOf(target);
  });
}

/** What a post can be looked up by: the address of one without a slug is its title and its id. */
export function spellingsOf(target: string): string[] {
  const [, id] = /-(\d+)$/.exec(target) ?? [];
  return id === undefined ? [target] : [target, id];
}
