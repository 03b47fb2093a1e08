import type { SearchLanguage } from '../text/languages';

export const UNDERSTOOD_TYPES = [
  'kind',
  'country',
  'city',
  'area',
  'community',
  'category',
  'language',
  'price',
  'time',
] as const;

export type UnderstoodType = (typeof UNDERSTOOD_TYPES)[number];

/** What a phrase stands for. */
export interface Meaning {
  type: UnderstoodType;
  /** As addresses of lists name it: slug, name of the kind, code of the language or country. */
  value: string;
  /** The entry it names; none for languages, prices and times. */
  entry?: NamedEntry;
  /**
   * `sure`: wherever it stands. `alone`: where no other word says what is wanted. `named`: the same,
   * or after a preposition, or beside a place that contains it. `beside`: beside a place that
   * contains it, or as the whole query.
   */
  strength: 'sure' | 'named' | 'beside' | 'alone';
}

/** Words in a row with a meaning; without one they are kept from being part of another phrase. */
export interface Phrase {
  /** Folded words, or stems as `language:stem`. */
  keys: string[];
  meaning: Meaning | null;
}

/** An entry of the database with its names. */
export interface NamedEntry {
  id: number;
  value: string;
  name: string;
  names: { language: SearchLanguage; name: string; otherNames: string[] }[];
  /** Places that contain it, as `type:value`. */
  within?: string[];
}

/** The entries whose names are recognised. */
export interface NamedEntries {
  kinds: NamedEntry[];
  countries: NamedEntry[];
  cities: NamedEntry[];
  areas: NamedEntry[];
  communities: NamedEntry[];
  categories: NamedEntry[];
}
