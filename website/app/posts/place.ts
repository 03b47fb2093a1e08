import type { Post } from './post.ts';

type Located = Pick<Post, 'information' | 'area' | 'city' | 'coordinates'>;

/** A place in words, the closest first: what to look for, and where that is. */
export function placeLines({
  information,
  area,
  city,
}: Located): { main: string; rest: string[] } | null {
  const around = [area?.name, city?.name, city?.country].filter((part) => !!part).join(', ');
  const [main, ...rest] = [information?.address, information?.landmark, around].filter(
    (line): line is string => !!line,
  );
  return main === undefined ? null : { main, rest };
}

/** Links to maps; `app` opens the device's own and is null where only an address is known. */
export type MapLinks = { web: string; google: string; apple: string; app: string | null };

/**
 * Links to a place on maps. Without coordinates an address can still be searched for; a city
 * alone is nothing to find the way to.
 */
export function mapLinks({ coordinates, information, city }: Located): MapLinks | null {
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    const point = `${latitude},${longitude}`;
    return {
      web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
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
    web: `https://www.openstreetmap.org/search?query=${query}`,
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
    app: null,
  };
}
