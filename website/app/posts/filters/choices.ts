import { type Filter, type Kind, kinds } from '../../kinds.ts';
import type { Direction } from '../../languages.ts';
import type { Place } from '../post.ts';

/** A community, told by the language it writes in. */
export type Community = { code: string; nativeName: string; direction: Direction };

/** A part of a city. */
export type Area = Place & { city: Place | null };

/** What posts are about; `kinds` is null where the content service does not say which kinds it fits. */
type Category = Place & { kinds: readonly Kind[] | null };

/** What lists can be narrowed by: the content service's reference lists, empty where it has none. */
export type Choices = {
  communities: readonly Community[];
  cities: readonly Place[];
  areas: readonly Area[];
  categories: readonly Category[];
};

/** Of all choices those that a kind's list offers. */
export function choicesFor(kind: Kind, all: Choices): Choices {
  const filters: readonly Filter[] = kinds[kind].filters;
  const offered = <Item>(filter: Filter, list: readonly Item[]) =>
    filters.includes(filter) ? list : [];
  return {
    communities: offered('community', all.communities),
    cities: offered('city', all.cities),
    areas: offered('area', all.areas),
    categories: offered('category', all.categories).filter(
      ({ kinds: categoryKinds }) => categoryKinds === null || categoryKinds.includes(kind),
    ),
  };
}
