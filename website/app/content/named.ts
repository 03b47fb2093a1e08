import type { Named, Names } from '../posts/names.ts';

type ApiNamed = { name: string; names?: Names | null | undefined };

/** A place, category or area; null if there is none. */
export function toPlace(place: (ApiNamed & { slug?: string | null }) | null | undefined) {
  return place ? { ...toNamed(place), slug: place.slug ?? '' } : null;
}

/** A name with those in other languages, if the service has them. */
export function toNamed({ name, names }: ApiNamed): Named {
  return names ? { name, names } : { name };
}
