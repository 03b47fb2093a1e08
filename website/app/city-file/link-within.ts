import { readAddress } from '../addresses/address.ts';
import { normalisedPath } from '../addresses/canonical.ts';
import type { SafeHtml } from '../posts/post.ts';
import type { CityFile } from './city-file.ts';
import type { FilePost } from './file-post.ts';

/** How sanitised texts write links: the address first. */
const LINK = /<a href="([^"]+)"/g;

/**
 * Lets links to posts of the same file lead to where they are in it, as it is read without a network.
 * Others lead to the site.
 * @param siteUrl public address of the site
 */
export function linkWithin(sections: CityFile['sections'], siteUrl: string): CityFile['sections'] {
  const { origin } = new URL(siteUrl);
  const posts = new Map(
    sections.flatMap((section) =>
      section.posts.flatMap((post): [string, FilePost][] => [
        [String(post.id), post],
        [post.identifier.normalize('NFC'), post],
      ]),
    ),
  );
  const linked = (html: SafeHtml) =>
    html.replace(LINK, (link, href: string) => {
      const url = URL.parse(href);
      const target = url?.origin === origin && targetIn(posts, url);
      return target ? `<a href="#${target}"` : link;
    }) as SafeHtml;
  return sections.map(({ kind, posts: ofKind }) => ({
    kind,
    posts: ofKind.map((post) => ({ ...post, html: post.html && linked(post.html) })),
  }));
}

/** The id that an address of a post, or of a part of its text, has in the file; null if it has none. */
function targetIn(posts: ReadonlyMap<string, FilePost>, { pathname, hash }: URL): string | null {
  const { path, kind } = readAddress(normalisedPath(pathname));
  const [, , identifier = '', ...rest] = path.split('/');
  const post = kind && rest.length === 0 ? posts.get(identifier) : undefined;
  if (!post) return null;
  const id = `p${post.id}`;
  const partId = `${id}-${normalisedPath(hash.slice(1))}`;
  return post.html?.includes(` id="${partId}"`) ? partId : id;
}
