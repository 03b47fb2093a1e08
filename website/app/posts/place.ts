import { type Named, nameIn } from './names.ts';
import type { Post } from './post.ts';

type LocatedPost = Pick<Post, 'information' | 'area' | 'city' | 'coordinates'>;

/** How a place is written: the language of its names, and what separates them. */
export type PlaceFormat = { language: string; separator: string };

/** The names of places on one line, the most specific first; empty if none is known. */
export const namesOnOneLine = (
  places: readonly (Named | null | undefined)[],
  { language, separator }: PlaceFormat,
): string => places.flatMap((place) => (place ? nameIn(place, language) : [])).join(separator);

/**
 * A place as text, the most specific part first: address and landmark in the words of the post, then
 * the locality in the language of the page.
 */
export function placeLines(
  { information, area, city }: LocatedPost,
  format: PlaceFormat,
): { main: string; rest: string[]; locality: string } | null {
  const locality = namesOnOneLine([area, city, city?.country], format);
  const [main, ...rest] = [information?.address, information?.landmark, locality].filter(
    (line): line is string => !!line,
  );
  return main === undefined ? null : { main, rest, locality };
}

/** Links to maps; `app` opens the device's map app and is null without coordinates. */
export type MapLinks = { openStreetMap: string; google: string; apple: string; app: string | null };

/**
 * Links to a place on maps. Without coordinates they search for the address; a city alone is too
 * vague for directions.
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
    [information.address, city?.name, city?.country?.name].filter(Boolean).join(', '),
  );
  return {
    openStreetMap: `https://www.openstreetmap.org/search?query=${query}`,
    google: `https://www.google.com/maps/search/?api=1&query=${query}`,
    apple: `https://maps.apple.com/?q=${query}`,
    app: null,
  };
}
