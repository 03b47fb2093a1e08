import { kindRow } from '#kinds';
import type { Post } from '#post';
import { warning } from '#problem';
import type { Rule } from '#rule';

/** The category in which rooms and flats are offered, whatever the kind. */
const HOUSING = 'housing';

/** Cheaper than this part of the usual price is a reason to doubt. */
const FAR_BELOW = 0.3;

/** Whether a stranger may offer something in the post: in the marketplace, and housing in any kind but articles. */
export function mayBeOffer({ post_type, post_category }: Post): boolean {
  const { isTrade, isForEveryone } = kindRow(post_type);
  return isTrade || (post_category?.slug === HOUSING && !isForEveryone);
}

/** Offers that say what scams say, or that are far cheaper than others. What is free is given away. */
export const checkScam: Rule = (post, { suspiciousWords, usualPrice }, { blocks }) => {
  if (!mayBeOffer(post)) return [];
  const text = [post.title ?? '', ...blocks.map((block) => block.text)].join('\n');
  const words = suspiciousWords(text);
  const { price } = post;
  const isLow = Boolean(price && usualPrice && price < usualPrice * FAR_BELOW);
  return [
    ...(words.length > 0
      ? [warning('scam-words', 'description', { words: words.join(', ') })]
      : []),
    ...(isLow
      ? [warning('price-low', 'price', { price: price ?? 0, usual: usualPrice ?? 0 })]
      : []),
  ];
};
