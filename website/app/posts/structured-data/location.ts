import type { GeoCoordinates, Place, PostalAddress } from 'schema-dts';
import type { PostFacts } from '../facts/fact.ts';
import { orUndefined } from './structured-data.ts';

/** The known parts of the address: street or hall, area and city, country. */
export function addressOf({ information, area, city }: PostFacts): PostalAddress | undefined {
  const locality = [area?.name, city?.name].filter(Boolean).join(', ');
  if (!information?.address && !locality) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: orUndefined(information?.address),
    addressLocality: orUndefined(locality),
    addressCountry: orUndefined(city?.country),
  };
}

/** Its coordinates. */
export function geoOf({ coordinates }: PostFacts): GeoCoordinates | undefined {
  return coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined;
}

/** The place of an event or business; undefined without any address. */
export function locationOf(post: PostFacts): Place | undefined {
  const address = addressOf(post);
  if (!address) return undefined;
  return {
    '@type': 'Place',
    name: post.information?.address ?? post.area?.name ?? post.city?.name,
    address,
    geo: geoOf(post),
  };
}
