import type { OfferItemCondition } from 'schema-dts';
import type { ItemCondition } from '../post.ts';
import { authorOf, picturesOf } from './common-fields.ts';
import { offerOf } from './offer.ts';
import { orUndefined, type StructuredDataBuilder } from './structured-data.ts';

const conditions: Record<ItemCondition, OfferItemCondition> = {
  new: 'https://schema.org/NewCondition',
  'like-new': 'https://schema.org/UsedCondition',
  good: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
  'for-parts': 'https://schema.org/DamagedCondition',
};

/** A thing for sale. Nothing without its name and a price. */
export const productStructuredData: StructuredDataBuilder = ({ post, excerpt, url }) => {
  const offer = offerOf(post, url);
  if (!post.title || !offer) return null;
  // Who says nothing about it sells something second-hand: that is what the market is for.
  const itemCondition = conditions[post.information?.condition ?? 'used'];
  return {
    '@type': 'Product',
    name: post.title,
    description: orUndefined(excerpt),
    url,
    image: picturesOf(post),
    category: post.category?.name,
    itemCondition,
    offers: { ...offer, itemCondition, seller: authorOf(post) },
  };
};
