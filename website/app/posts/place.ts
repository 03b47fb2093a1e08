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

/**
 * Links to a map: `web` opens OpenStreetMap, `app` the device's own. Without coordinates an
 * address can still be searched for; a city alone is nothing to find the way to.
 */
export function mapLinks(post: Located): { web: string; app: string | null } | null {
  const { coordinates, information, city } = post;
  if (coordinates) {
    const { latitude, longitude } = coordinates;
    return {
      web: `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`,
      app: `geo:${latitude},${longitude}?q=${latitude},${longitude}`,
    };
  }
  if (!information?.address) return null;
  const query = [information.address, city?.name, city?.country].filter(Boolean).join(', ');
  return {
    web: `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`,
    app: null,
  };
}
