import type { Core, UID } from '@strapi/strapi';
import { cachedFromEntries } from '../cached-from-entries';
import { type SearchLanguage, searchLanguageOf } from '../text/languages';
import type { NamedEntry } from './meaning';
import { buildVocabulary, type Vocabulary } from './vocabulary';
import { type Zone, zonesOf } from './zones';

/** What understanding a query needs of the database. */
export interface Names {
  vocabulary: Vocabulary;
  /** All words of the vocabulary's phrases, as keys of tokens. */
  keys: ReadonlySet<string>;
  zones: Zone[];
  kinds: NamedEntry[];
}

const TYPES = {
  kinds: 'api::post-type.post-type',
  countries: 'api::country.country',
  cities: 'api::city.city',
  areas: 'api::area.area',
  communities: 'api::nationality.nationality',
  categories: 'api::post-category.post-category',
} as const satisfies Record<string, UID.CollectionType>;

/** An entry as the database returns it. */
interface Row {
  id: number;
  name?: string | null;
  slug?: string | null;
  code?: string | null;
  language_query?: string | null;
  time_zone?: string | null;
  country?: Row | null;
  city?: Row | null;
  names?: { language?: string | null; name?: string | null; other_names?: string | null }[];
}

async function loadNames(strapi: Core.Strapi): Promise<Names> {
  const rowsOf = async (type: keyof typeof TYPES, populate: object = {}): Promise<Row[]> =>
    strapi.db.query(TYPES[type]).findMany({
      populate: { names: true, ...populate },
      orderBy: { id: 'asc' },
    });
  const inCountry = { country: true };
  const [kinds, countries, cities, areas, communities, categories] = await Promise.all([
    rowsOf('kinds'),
    rowsOf('countries'),
    rowsOf('cities', inCountry),
    rowsOf('areas', { city: { populate: inCountry } }),
    rowsOf('communities'),
    rowsOf('categories'),
  ]);
  const kindEntries = entriesOf(kinds, ({ name }) => name);
  const vocabulary = buildVocabulary({
    kinds: kindEntries,
    countries: entriesOf(countries, ({ code }) => code),
    cities: entriesOf(cities, ({ slug }) => slug),
    areas: entriesOf(areas, ({ slug }) => slug),
    communities: entriesOf(communities, (row) => row.language_query),
    categories: entriesOf(categories, ({ slug }) => slug),
  });
  const zones = zonesOf(
    cities.map(({ id, time_zone, country }) => ({
      id,
      timeZone: time_zone ?? '',
      country: country?.code ?? '',
    })),
  );
  const phrases = [...vocabulary.values()].flat();
  const keys = new Set(phrases.flatMap((phrase) => phrase.keys));
  return { vocabulary, keys, zones, kinds: kindEntries };
}

function entriesOf(rows: Row[], valueIn: (row: Row) => string | null | undefined): NamedEntry[] {
  return rows.flatMap((row) => {
    const value = valueIn(row);
    if (!value || !row.name) return [];
    const { id, name, city } = row;
    const within = [
      ...(city?.slug ? [`city:${city.slug}`] : []),
      ...[row.country, city?.country]
        .flatMap((country) => country?.code ?? [])
        .map((code) => `country:${code}`),
    ];
    const names = (row.names ?? []).flatMap(({ language, name: text, other_names }) => {
      const known: SearchLanguage | undefined = searchLanguageOf(language);
      if (!known || !text) return [];
      const otherNames = (other_names ?? '').split('\n').map((other) => other.trim());
      return [{ language: known, name: text, otherNames: otherNames.filter(Boolean) }];
    });
    return [{ id, value, name, names, within }];
  });
}

/** The names that queries are read by. */
export const currentNames = cachedFromEntries<Names>(Object.values(TYPES), loadNames);
