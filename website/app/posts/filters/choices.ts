import { type FilterName, filterRow } from '../../addresses/filters.ts';
import { type Filter, type Kind, kinds } from '../../kinds.ts';
import type { Direction } from '../../languages.ts';
import type { Named } from '../names.ts';
import type { Coordinates, Place } from '../post.ts';

/** A community, identified by the language it writes in. */
export type Community = {
  code: string;
  nativeName: string;
  direction: Direction;
  /** What its people are called, e.g. "Sudanese"; undefined if the content service does not say. */
  people?: Named | undefined;
  /** All names and spellings that its page is found by. */
  otherNames: readonly string[];
};

/** A city, with other spellings and former names, and where it is, if the service says so. */
type City = Place & { otherNames: readonly string[]; coordinates: Coordinates | null };

/** A part of a city. */
type Area = Place & { city: Place | null };

/** A category of posts; `kinds` is null if the content service does not limit it to some kinds. */
type Category = Place & { kinds: readonly Kind[] | null };

/** The choices of filters: the content service's reference lists, empty if it has none. */
export type Choices = {
  communities: readonly Community[];
  cities: readonly City[];
  areas: readonly Area[];
  categories: readonly Category[];
};

/** The choices that a kind's list offers. */
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

/** The places that a filter chooses from; empty for filters of another type. */
export function placesOf(name: FilterName, all: Choices): readonly Place[] {
  const list = filterRow(name).choices;
  return list ? all[list] : [];
}
