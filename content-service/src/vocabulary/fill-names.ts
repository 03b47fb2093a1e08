import type { Core, UID } from '@strapi/strapi';
import { z } from 'zod';
import type { Sql } from '../database/rows';
import { markPostsPending } from '../search/index/update-index';
import { type ComponentOfEntry, insertComponents, replaceComponents } from './insert-components';
import { type ComponentValues, digestOfComponents, EDITED } from './shipped-words';
import {
  type NameEntry,
  type NamesOfTypes,
  readNames,
  VOCABULARY_LANGUAGES,
} from './vocabulary-files';

/** An entry, with what its key consists of. */
interface NamedEntry {
  id: number;
  documentId: string;
  name: string;
  code?: string;
  slug?: string;
  city?: { slug: string } | null;
  names: ComponentValues[];
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

const storedSchema = z.object({
  /** Of the file with the names when the rest was determined. */
  digest: z.string(),
  /**
   * By document id, the digests of the names that a release wrote, or `EDITED`. Older releases
   * recorded the ids only.
   */
  named: z.union([z.record(z.string(), z.string()), z.array(z.string())]),
  /** Document ids of entries that the file does not name. */
  unknown: z.array(z.string()),
});

/** What earlier starts have done. */
interface Progress {
  /** Undefined for names that an older release wrote, without a digest. */
  named: Map<string, string | undefined>;
  unknown: Set<string>;
}

/**
 * Fills in the names in all languages of entries that have never had any and that the vocabulary
 * knows: by name (kinds, communities), code (countries) or slug. Names that are as an earlier
 * release left them are updated; what editors have changed or removed stays that way.
 * @param directory the folder `vocabulary`
 * @throws Error if the file with the names is invalid
 */
export async function fillNames(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'vocabulary' });
  const stored = storedSchema.nullish().parse(await store.get({ key: 'names' }));
  const file = await readNames(directory);
  const isSameFile = stored?.digest === file.digest && !Array.isArray(stored.named);
  const progress: Progress = {
    named: namedBefore(stored?.named ?? []),
    unknown: new Set(isSameFile ? stored.unknown : []),
  };
  await strapi.db.transaction(async ({ trx }) => {
    let hasChanged = !isSameFile;
    let names: NamesOfTypes | undefined;
    for (const type of TYPES) {
      const entries = (await loadEntries(strapi, type, !isSameFile)).filter(
        ({ documentId }) =>
          !isSameFile || !(progress.named.has(documentId) || progress.unknown.has(documentId)),
      );
      if (entries.length === 0) continue;
      hasChanged = true;
      names ??= file.parse();
      await writeNames(strapi, trx, { type, entries, names: names[type.group] }, progress);
    }
    if (!hasChanged) return;
    const named = Object.fromEntries(
      [...progress.named].map(([documentId, digest]) => [documentId, digest ?? EDITED]),
    );
    const value = { digest: file.digest, named, unknown: [...progress.unknown] };
    await store.set({ key: 'names', value });
  });
}

function namedBefore(named: z.infer<typeof storedSchema>['named']): Progress['named'] {
  if (!Array.isArray(named)) return new Map(Object.entries(named));
  return new Map(named.map((documentId) => [documentId, undefined]));
}

/** @param withTexts whether names are read, or only whether there are any */
function loadEntries(
  strapi: Core.Strapi,
  { uid, fields, populate }: NamedType,
  withTexts: boolean,
): Promise<NamedEntry[]> {
  return strapi.db.query(uid).findMany({
    select: ['id', 'documentId', ...fields],
    populate: { names: withTexts || { select: ['id'] }, ...populate },
  });
}

/** Writes the names of entries that have never had any, or still have those of an earlier release. */
async function writeNames(
  strapi: Core.Strapi,
  sql: Sql,
  { type, entries, names }: { type: NamedType; entries: NamedEntry[]; names: NameEntry[] },
  { named, unknown }: Progress,
): Promise<void> {
  const known = new Map(names.map((entry) => [entry.key, entry]));
  const filled: ComponentOfEntry[] = [];
  const updated: ComponentOfEntry[] = [];
  for (const entry of entries) {
    const { id, documentId } = entry;
    const found = known.get(type.keyOf(entry) ?? '');
    const shipped = found && namesOf(found);
    const digest = shipped && digestOf(shipped);
    const components = (shipped ?? []).map((values) => ({ entryId: id, values }));
    const before = named.get(documentId);
    if (named.has(documentId)) {
      if (digest === undefined || before === digest) continue;
      const now = digestOf(entry.names);
      // Without a digest, names were written by an earlier release only if this one has the same.
      if (before === undefined) named.set(documentId, now === digest ? digest : EDITED);
      if (before !== now) continue;
      updated.push(...components);
      named.set(documentId, digest);
    } else if (entry.names.length > 0) {
      named.set(documentId, EDITED);
    } else if (digest === undefined) {
      unknown.add(documentId);
    } else {
      filled.push(...components);
      named.set(documentId, digest);
    }
  }
  await insertComponents(strapi, sql, type.uid, 'names', filled);
  await replaceComponents(strapi, sql, type.uid, 'names', updated);
  if (filled.length + updated.length === 0) return;
  const written = [...new Set([...filled, ...updated].map(({ entryId }) => entryId))];
  // Other processes see by the date that names changed.
  await strapi.db
    .query(type.uid)
    .updateMany({ where: { id: { $in: written } }, data: { updatedAt: new Date() } });
  await markPostsPending(strapi, sql, type.uid, written);
}

const digestOf = (names: readonly ComponentValues[]) =>
  digestOfComponents(names, ['language', 'name', 'other_names']);

const namesOf = (entry: NameEntry) =>
  VOCABULARY_LANGUAGES.map((language) => {
    const [name = '', ...others] = entry[language];
    return { language, name, other_names: others.join('\n') };
  });
