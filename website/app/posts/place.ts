import type { Post } from './post.ts';

type LocatedPost = Pick<Post, 'information' | 'area' | 'city' | 'coordinates'>;

/** A place in words, the closest first: what to look for, and where that is. */
export function placeLines({
  information,
  area,
  city,
}: LocatedPost): { main: string; rest: string[] } | null {
  const locality = [area?.name, city?.name, city?.country].filter((part) => !!part).join(', ');
  const [main, ...rest] = [information?.address, information?.landmark, locality].filter(
    (line): line is string => !!line,
  );
  return main === undefined ? null : { main, rest };
}

/** Links to maps; `app` opens the device's own and is null where only an address is known. */
export type MapLinks = { openStreetMap: string; google: string; apple: string; app: string | null };

/**
 * Links to a place on maps. Without coordinates an address can still be searched for; a city
 * alone is nothing to find the way to.
 */
export function mapLinks({ coordinates, information, city }: LocatedPost): MapLinks | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    const point = `${latitude},${longitude}`;
    return {
      openStreetMap: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
      google: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(point)}`,
      apple: `https://maps.apple.com/?q=${encodeURIComponent(point)}`,
      app: `geo:${point}?q=${point}`,
    };
  }
  if (!information?.address) return null;
  const query = encodeURIComponent(
    [information.address, city?.name, city?.country].filter(Boolean).join(', '),
  );
  return {
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
    app: null,
  };
}
