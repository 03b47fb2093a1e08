import type { Offer } from 'schema-dts';
import type { PostFacts } from '../facts/fact.ts';

/** The price, 0 if free; undefined without a price. */
export function offerOf({ price, currency }: PostFacts, url: string): Offer | undefined {
  if (price === null) return undefined;
  return {
    '@type': 'Offer',
    price,
    priceCurrency: currency ?? undefined,
    availability: 'https://schema.org/InStock',
    url,
  };
}
