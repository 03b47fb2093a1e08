import { type Kind, kinds } from '../kinds.ts';
import { type LanguageCode, languages } from '../languages.ts';
import { readAddress } from './address.ts';
import { slugOf } from './slug.ts';

/** The parts of a post that its address is built from. */
export type AddressablePost = { id: number; kind: Kind; slug: string | null; title: string | null };

/**
 * The identifier in a post's address: its slug, unless that is a number, which would be read as an
 * id; else a slug of its title followed by the id, because the content service cannot look up a
 * title; else its id.
 */
export function identifierOf(post: AddressablePost): string {
  if (post.slug && !/^\d+$/.test(post.slug)) return post.slug;
  const titleSlug = slugOf(post.title ?? '');
  return titleSlug ? `${titleSlug}-${post.id}` : String(post.id);
}

/** Adds the language prefix to a path of the site: `/events` is `/ar/events` in Arabic. */
export function localisedPath(language: LanguageCode, path: string): string {
  const { prefix } = languages[language];
  if (!prefix) return path;
  return path === '/' ? `/${prefix}` : `/${prefix}${path}`;
}

/**
 * Localises a link that an editor wrote: paths of the site's own pages get the prefix of the
 * language; other sites, files and paths that have a prefix stay as they are.
 */
export function localisedLink(language: LanguageCode, href: string): string {
  const path = /^\/(?!\/)[^?#.]*(?=[?#]|$)/.exec(href)?.[0];
  const isUnprefixed = path !== undefined && !languages[readAddress(path).language].prefix;
  return isUnprefixed ? localisedPath(language, href) : href;
}

/** The path of a kind's list, e.g. `/events`. */
export function listPath(kind: Kind): string {
  return `/${kinds[kind].segment}`;
}

/** The canonical path of a post, without language prefix, percent-encoded. */
export function postPath(post: AddressablePost): string {
  return `${listPath(post.kind)}/${encodeURIComponent(identifierOf(post))}`;
}

/** The path of a post as Markdown: its own, and an ending. */
export function markdownPath(post: AddressablePost): string {
  return `${postPath(post)}.md`;
}
