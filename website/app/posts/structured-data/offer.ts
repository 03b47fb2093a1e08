import type { Offer } from 'schema-dts';
import { endingOf } from '../ending.ts';
import type { StructuredDataSource } from './structured-data.ts';

/** The price, 0 if free, and whether it is still offered; undefined without a price. */
export function offerOf({
  post,
  url,
  now,
}: Pick<StructuredDataSource, 'post' | 'url' | 'now'>): Offer | undefined {
  const { price, currency } = post;
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency ?? undefined,
    availability: endingOf(post, now)
      ? 'https://schema.org/Discontinued'
      : 'https://schema.org/InStock',
    url,
  };
}
