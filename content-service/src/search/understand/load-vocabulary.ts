import type { Core, UID } from '@strapi/strapi';
import { type SearchLanguage, searchLanguageOf } from '../text/languages';
import { buildVocabulary, type NamedEntry, type Vocabulary } from './vocabulary';
import { type Zone, zonesOf } from './zones';

/** What understanding a query needs of the database. */
export interface Names {
  vocabulary: Vocabulary;
  zones: Zone[];
}

const TYPES = {
  kinds: 'api::post-type.post-type',
  countries: 'api::country.country',
  cities: 'api::city.city',
  areas: 'api::area.area',
  communities: 'api::nationality.nationality',
  categories: 'api::post-category.post-category',
} as const satisfies Record<string, UID.CollectionType>;

const WRITES = ['create', 'update', 'clone', 'delete'];

/** Names that another program or copy of the service wrote are known after so long. */
const MAX_AGE_MS = 60_000;

let loaded: { names: Promise<Names>; at: number } | undefined;

/** The names that queries are read by: loaded once, and again after one of them was saved. */
export async function currentNames(strapi: Core.Strapi, now = performance.now()): Promise<Names> {
  loaded ??= { names: loadNames(strapi), at: now };
  const current = loaded;
  if (now - current.at > MAX_AGE_MS) refresh(strapi, current, now);
  try {
    return await current.names;
  } catch (error) {
    if (loaded === current) loaded = undefined;
    throw error;
  }
}

/** Loads the names in the background: the search that finds them old does not wait. */
function refresh(strapi: Core.Strapi, current: { at: number }, now: number): void {
  current.at = now;
  loadNames(strapi).then(
    (names) => {
      if (loaded === current) loaded = { names: Promise.resolve(names), at: now };
    },
    (error: unknown) => strapi.log.warn(`the names in searches are not up to date: ${error}`),
  );
}

/** Has names loaded again once a save of one is committed. */
export function reloadNamesOnSave(strapi: Core.Strapi): void {
  const uids: readonly string[] = Object.values(TYPES);
  strapi.documents.use(async ({ uid, action }, next) => {
    if (!uids.includes(uid) || !WRITES.includes(action)) return next();
    return strapi.db.transaction(async ({ onCommit }) => {
      const result = await next();
      onCommit(() => {
        loaded = undefined;
      });
      return result;
    });
  });
}

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
  const vocabulary = buildVocabulary({
    kinds: entriesOf(kinds, ({ name }) => name),
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
  return { vocabulary, zones };
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
