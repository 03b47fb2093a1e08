import type { SavedPost } from './saved-posts.ts';

/**
 * The most characters of an address that is passed on as a QR code: as many bytes as version 15 holds
 * at error correction level M (ISO/IEC 18004, table 7), which cameras of old phones still read.
 */
const MAX_LENGTH = 412;

const PREFIX = '#posts=';

/** A path without the last part, e.g. `ar/articles`, then the numbers of posts below it. */
const GROUP = /^((?:\w{2,3}\/)?\w+)((?:\.\d{1,10})+)$/;

/**
 * An address that passes saved posts on, with their numbers in the fragment, which browsers send to no
 * server: `https://site.example/saved#posts=articles.101.104,ar/events.301`.
 * @param list address of the list of saved posts
 * @param posts the first ones count most: as many as fit are in the address; what is no post is left out
 */
export function addressOfPosts(
  list: string,
  posts: readonly SavedPost[],
): { address: string; count: number } {
  const groups = new Map<string, number[]>();
  let length = list.length + PREFIX.length;
  let count = 0;
  for (const { path, id } of posts) {
    if (id === 0) continue;
    const group = path.split('/').slice(1, -1).join('/');
    const numbers = groups.get(group);
    length += `.${id}`.length + (numbers ? 0 : `${group},`.length);
    if (length > MAX_LENGTH) break;
    groups.set(group, [...(numbers ?? []), id]);
    count += 1;
  }
  const parts = [...groups].map(([group, numbers]) => [group, ...numbers].join('.'));
  return { address: list + PREFIX + parts.join(','), count };
}

/**
 * The paths of the posts that an address passes on: each leads to the post by its number.
 * @param fragment of the address, with `#`
 * @returns none if it passes none on
 */
export function postsOfAddress(fragment: string): string[] {
  if (!fragment.startsWith(PREFIX)) return [];
  return fragment
    .slice(PREFIX.length)
    .split(',')
    .flatMap((part) => {
      const [, group, numbers = ''] = GROUP.exec(part) ?? [];
      return numbers.split('.').flatMap((number) => (number ? [`/${group}/${number}`] : []));
    });
}
