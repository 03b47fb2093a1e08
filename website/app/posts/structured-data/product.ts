import type { OfferItemCondition } from 'schema-dts';
import type { Condition } from '../post.ts';
import { authorOf, picturesOf } from './authored.ts';
import { type Claim, given } from './claim.ts';
import { offerOf } from './offer.ts';

const conditions: Record<Condition, OfferItemCondition> = {
  new: 'https://schema.org/NewCondition',
  'like-new': 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
  'for-parts': 'https://schema.org/DamagedCondition',
};

/** A thing for sale. Nothing without its name and a price. */
export const productClaim: Claim = ({ post, excerpt, url }) => {
  const offer = offerOf(post, url);
  if (!post.title || !offer) return null;
  // Who says nothing about it sells something second-hand: that is what the market is for.
  const itemCondition = conditions[post.information?.condition ?? 'used'];
  return {
    '@type': 'Product',
    name: post.title,
    description: given(excerpt),
    url,
    image: picturesOf(post),
    category: post.category?.name,
    itemCondition,
    offers: { ...offer, itemCondition, seller: authorOf(post) },
  };
};
