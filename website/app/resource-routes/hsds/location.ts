import { nameIn } from '../../posts/names.ts';
import type { Post } from '../../posts/post.ts';
import type { Address, Location } from './entities.ts';

type Context = { language: string; name: string; idOf: (role: string) => string };

/** Where a business is; null without a city, which an address has to have. */
export function locationOf(
  post: Pick<Post, 'information' | 'area' | 'city' | 'coordinates'>,
  { language, name, idOf }: Context,
): Location | null {
  if (!post.city) return null;
  return {
    id: idOf('location'),
    location_type: 'physical',
    organization_id: idOf('organization'),
    name,
    ...post.coordinates,
    addresses: [addressOf(post, nameIn(post.city, language), { language, idOf })],
  };
}

function addressOf(
  { information, area, city }: Parameters<typeof locationOf>[0],
  cityName: string,
  { language, idOf }: Omit<Context, 'name'>,
): Address {
  const areaName = area ? nameIn(area, language) : undefined;
  return {
    id: idOf('address'),
    location_id: idOf('location'),
    address_1: information?.address ?? areaName ?? cityName,
    address_2: information?.landmark ?? undefined,
    city: cityName,
    region: areaName,
    state_province: '',
    postal_code: '',
    country: city?.countryCode?.toUpperCase() ?? '',
    address_type: 'physical',
  };
}
