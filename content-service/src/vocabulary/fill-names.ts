import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import { markPostsPending } from '../search/index/update-index';
import { insertComponents } from './insert-components';
import { type NamesOfTypes, readNames, VOCABULARY_LANGUAGES } from './vocabulary-files';

/** An entry, with what its key consists of. */
interface NamedEntry {
  id: number;
  documentId: string;
  name: string;
  code?: string;
  slug?: string;
  city?: { slug: string } | null;
  names: unknown[];
}

interface NamedType {
  uid: UID.ContentType;
  group: keyof NamesOfTypes;
  fields: string[];
  keyOf: (entry: NamedEntry) => string | undefined;
  populate?: object;
}

const TYPES: NamedType[] = [
  { uid: 'api::post-type.post-type', group: 'kinds', fields: ['name'], keyOf: ({ name }) => name },
  {
    uid: 'api::post-category.post-category',
    group: 'categories',
    fields: ['slug'],
    keyOf: ({ slug }) => slug,
  },
  {
    uid: 'api::nationality.nationality',
    group: 'communities',
    fields: ['name'],
    keyOf: ({ name }) => name,
  },
  {
    uid: 'api::country.country',
    group: 'countries',
    fields: ['code'],
    keyOf: ({ code }) => code,
  },
  { uid: 'api::city.city', group: 'cities', fields: ['slug'], keyOf: ({ slug }) => slug },
  {
    uid: 'api::area.area',
    group: 'areas',
    fields: ['slug'],
    populate: { city: { select: ['slug'] } },
    keyOf: ({ slug, city }) => (city ? `${city.slug}/${slug}` : undefined),
  },
];

const filledSchema = z.object({
  /** Of the file with the names when `unknown` was determined. */
  digest: z.string(),
  /** Document ids of entries that have, or once had, names: those stay as editors left them. */
  named: z.array(z.string()),
  /** Document ids of entries that the file does not name. */
  unknown: z.array(z.string()),
});

/**
 * Fills in the names in all languages of entries that have never had any and that the vocabulary
 * knows: by name (kinds, communities), code (countries) or slug.
 * @param directory the folder `vocabulary`
 * @throws Error if the file with the names is invalid
 */
export async function fillNames(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'vocabulary' });
  const stored = filledSchema.nullish().parse(await store.get({ key: 'names' }));
  const file = await readNames(directory);
  const named = new Set(stored?.named);
  const unknown = new Set(stored?.digest === file.digest ? stored.unknown : []);
  await strapi.db.transaction(async ({ trx }) => {
    let hasChanged = stored?.digest !== file.digest;
    for (const type of TYPES) {
      const entries = (await loadEntries(strapi, type)).filter(
        ({ documentId }) => !named.has(documentId) && !unknown.has(documentId),
      );
      if (entries.length === 0) continue;
      hasChanged = true;
      const known = new Map(file.parse()[type.group].map((entry) => [entry.key, entry]));
      const components = entries.flatMap((entry) => {
        const entryNames = known.get(type.keyOf(entry) ?? '');
        (entryNames || entry.names.length > 0 ? named : unknown).add(entry.documentId);
        if (!entryNames || entry.names.length > 0) return [];
        return VOCABULARY_LANGUAGES.map((language) => {
          const [name = '', ...others] = entryNames[language];
          return { entryId: entry.id, values: { language, name, other_names: others.join('\n') } };
        });
      });
      await insertComponents(strapi, trx, type.uid, 'names', components);
      const filled = [...new Set(components.map(({ entryId }) => entryId))];
      await markPostsPending(strapi, trx, type.uid, filled);
    }
    if (!hasChanged) return;
    const value = { digest: file.digest, named: [...named], unknown: [...unknown] };
    await store.set({ key: 'names', value });
  });
}

function loadEntries(
  strapi: Core.Strapi,
  { uid, fields, populate }: NamedType,
): Promise<NamedEntry[]> {
  return strapi.db.query(uid).findMany({
    select: ['id', 'documentId', ...fields],
    populate: { names: { select: ['id'] }, ...populate },
  });
}
