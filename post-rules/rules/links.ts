import { error } from '#problem';
import type { Rule } from '#rule';
import { linkedPost } from '#text/linked-post';

/** Links to posts of this site lead to posts that exist. */
export const checkLinks: Rule = (_, { postExists }, { links }) =>
  links.flatMap(({ address, text }) => {
    const target = linkedPost(address);
    return target === null || exists(target, postExists)
      ? []
      : [error('link-broken', 'description', { text: text || address, address })];
  });

/** The address of a post without a slug is its title and its id. */
function exists(target: string, postExists: (slugOrId: string) => boolean): boolean {
  const [, id] = /-(\d+)$/.exec(target) ?? [];
  return postExists(target) || (id !== undefined && postExists(id));
}
