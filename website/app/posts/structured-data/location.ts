import type { GeoCoordinates, Place, PostalAddress } from 'schema-dts';
import type { PostFacts } from '../facts/fact.ts';
import { nameIn } from '../names.ts';
import { namesOnOneLine, type PlaceFormat } from '../place.ts';
import { orUndefined } from './structured-data.ts';

/** The known parts of the address: street or hall, area and city, country. */
export function addressOf(
  { information, area, city }: PostFacts,
  format: PlaceFormat,
): PostalAddress | undefined {
  const locality = namesOnOneLine([area, city], format);
  if (!information?.address && !locality) return undefined;
  return {
    '@type': 'PostalAddress',
    streetAddress: orUndefined(information?.address),
    addressLocality: orUndefined(locality),
    addressCountry: orUndefined(city?.country && nameIn(city.country, format.language)),
  };
}

/** Its coordinates. */
export function geoOf({ coordinates }: PostFacts): GeoCoordinates | undefined {
  return coordinates ? { '@type': 'GeoCoordinates', ...coordinates } : undefined;
}

/** The place of an event or business; undefined without any address. */
export function locationOf(post: PostFacts, format: PlaceFormat): Place | undefined {
  const address = addressOf(post, format);
  const place = post.area ?? post.city;
  if (!address) return undefined;
  return {
    '@type': 'Place',
    name: post.information?.address ?? (place ? nameIn(place, format.language) : undefined),
    address,
    geo: geoOf(post),
  };
}
