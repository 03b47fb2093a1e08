import type { OfferItemCondition } from 'schema-dts';
import { nameIn } from '../names.ts';
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

/** An item for sale; null without name and price. */
export const productStructuredData: StructuredDataBuilder = ({
  post,
  excerpt,
  url,
  now,
  placeFormat,
}) => {
  const offer = offerOf({ post, url, now });
  if (!post.title || !offer) return null;
  // Items without a condition count as used: the marketplace is for second-hand items.
  const itemCondition = conditions[post.information?.condition ?? 'used'];
  return {
    '@type': 'Product',
    name: post.title,
    description: orUndefined(excerpt),
    url,
    image: picturesOf(post),
    category: post.category ? nameIn(post.category, placeFormat.language) : undefined,
    itemCondition,
    offers: {
      ...offer,
      itemCondition,
      seller: authorOf(post),
    },
  };
};
