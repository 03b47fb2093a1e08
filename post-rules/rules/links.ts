import { error } from '#problem';
import type { Rule } from '#rule';
import { linkedPost, spellingsOf } from '#text/linked-post';

/** Links to posts of this site lead to posts that exist. */
export const checkLinks: Rule = (_, { postExists }, { links }) =>
  links.flatMap(({ address, text }) => {
    const target = linkedPost(address);
    return target === null || spellingsOf(target).some(postExists)
      ? []
      : [error('link-broken', 'description', { text: text || address, address })];
  });
