import type { Core } from '@strapi/strapi';

interface Named {
  id: number;
  documentId: string;
  name: string;
  names: { language: string; name: string; other_names: string | null }[];
}

interface StoredCity extends Named {
  time_zone: string;
  latitude: number | null;
  longitude: number | null;
  country: (Named & { code: string; currency: string }) | null;
}

interface StoredCommunity extends Named {
  language: string;
  language_query: string;
  is_rtl: boolean;
}

const SELECT = ['id', 'documentId', 'name'];
const NAMED = { select: SELECT, populate: { names: true } };

/**
 * What can be chosen in the form of a post, with what its fields depend on: the zone of a city, the
 * kinds of a category. There are some hundred entries, so the form loads them all at once.
 * @param language of the panel, in which the names are, where there are any
 */
export async function loadChoices(strapi: Core.Strapi, language: string) {
  const query = <Type>(uid: string, options: object): Promise<Type[]> =>
    strapi.db.query(uid as never).findMany(options as never);
  const [kinds, communities, cities, areas, categories] = await Promise.all([
    query<Named>('api::post-type.post-type', NAMED),
    query<StoredCommunity>('api::nationality.nationality', {
      ...NAMED,
      select: [...SELECT, 'language', 'language_query', 'is_rtl'],
    }),
    query<StoredCity>('api::city.city', {
      select: [...SELECT, 'time_zone', 'latitude', 'longitude'],
      populate: { names: true, country: { ...NAMED, select: [...SELECT, 'code', 'currency'] } },
    }),
    query<Named & { city: { id: number } | null }>('api::area.area', {
      ...NAMED,
      populate: { names: true, city: { select: ['id'] } },
    }),
    query<Named & { post_types: { id: number }[] }>('api::post-category.post-category', {
      ...NAMED,
      populate: { names: true, post_types: { select: ['id'] } },
    }),
  ]);
  const choice = ({ id, documentId, ...entry }: Named) => ({
    id,
    documentId,
    label: nameIn(language, entry),
  });
  const sorted = <Choice extends { label: string }>(choices: Choice[]) =>
    choices.toSorted((one, other) => one.label.localeCompare(other.label, language));
  return {
    post_type: sorted(kinds.map((kind) => ({ ...choice(kind), name: kind.name }))),
    nationality: sorted(
      communities.map((community) => ({
        ...choice(community),
        label: `${languageName(community.language_query, language)} · ${communityIn(language, community)}`,
        language: community.language_query,
        isRightToLeft: community.is_rtl,
      })),
    ),
    city: sorted(
      cities.map(({ country, ...city }) => ({
        ...choice(city),
        name: nameIn(language, city),
        label: [nameIn(language, city), country && nameIn(language, country)]
          .filter(Boolean)
          .join(' · '),
        timeZone: city.time_zone,
        latitude: city.latitude,
        longitude: city.longitude,
        country: country?.code ?? null,
        currency: country?.currency ?? null,
      })),
    ),
    area: sorted(areas.map((area) => ({ ...choice(area), city: area.city?.id ?? null }))),
    post_category: sorted(
      categories.map((category) => ({
        ...choice(category),
        kinds: category.post_types.map(({ id }) => id),
      })),
    ),
  };
}

type Names = Pick<Named, 'name' | 'names'>;

function nameIn(language: string, { name, names }: Names): string {
  return names.find((translated) => translated.language === language)?.name ?? name;
}

/** The longer name of a community, such as "Sudanese community"; alone, "Sudanese" is a language to many. */
function communityIn(language: string, community: Names): string {
  const other = community.names.find((translated) => translated.language === language)?.other_names;
  return other?.split('\n')[0] || nameIn(language, community);
}

function languageName(code: string, language: string): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;
}
