import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { chunks, type Sql } from '../database/rows';
import { insertComponents, replaceComponents } from './insert-components';
import { type ComponentValues, digestOfComponents, EDITED } from './shipped-words';
import { type ConceptEntry, readConcepts, VOCABULARY_LANGUAGES } from './vocabulary-files';

const CONCEPT = 'api::concept.concept';

/** SQLite takes at most 500 rows in the statements that Strapi builds. */
const ROWS_PER_STATEMENT = 100;

/** Older releases recorded keys only: what was not saved so long after its creation is as shipped. */
const IMPORT_MS = 60_000;

/** What a release wrote for a concept: the digest of its words, and the key of the broader concept. */
const shippedSchema = z.object({ words: z.string(), broader: z.string().nullable() });
type Shipped = z.infer<typeof shippedSchema>;

const storedSchema = z.union([
  z.object({ digest: z.string(), concepts: z.record(z.string(), shippedSchema) }),
  z.object({ keys: z.array(z.string()) }),
]);

/** A concept in the database. */
interface HeldConcept {
  id: number;
  key: string;
  createdAt: string;
  updatedAt: string;
  updatedBy: { id: number } | null;
  broader: { key: string } | null;
  words: ComponentValues[];
}

/**
 * Brings the concepts of the vocabulary into the database: creates new ones, and updates those that
 * are as an earlier release left them. What editors have changed or deleted stays that way. The
 * digest of the files saves later starts from parsing them.
 * @param directory the folder `vocabulary`
 * @throws Error that names an invalid file
 */
export async function importConcepts(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'vocabulary' });
  const stored = storedSchema.nullish().parse(await store.get({ key: 'concepts' }));
  const file = await readConcepts(directory);
  if (stored && 'digest' in stored && stored.digest === file.digest) return;
  const concepts = file.parse();
  await strapi.db.transaction(async ({ trx }) => {
    const held = new Map((await loadConcepts(strapi)).map((concept) => [concept.key, concept]));
    const shipped = shippedBefore(stored, held);
    const created = concepts.filter(({ key }) => !shipped.has(key) && !held.has(key));
    const keys = new Set([...held.keys(), ...created.map(({ key }) => key)]);
    const changed = concepts.filter((concept) => {
      const [before, now] = [shipped.get(concept.key), held.get(concept.key)];
      if (!before || !now || !isAsShipped(now, before, keys)) return false;
      const { words, broader } = shippedOf(concept, keys);
      return words !== before.words || broader !== (now.broader?.key ?? null);
    });
    await createConcepts(strapi, created);
    await writeConcepts(strapi, trx, { created, changed });
    for (const { key } of held.values()) {
      if (!shipped.has(key)) shipped.set(key, { words: EDITED, broader: null });
    }
    for (const concept of [...created, ...changed]) {
      shipped.set(concept.key, shippedOf(concept, keys));
    }
    const value = { digest: file.digest, concepts: Object.fromEntries(shipped) };
    await store.set({ key: 'concepts', value });
  });
}

function loadConcepts(strapi: Core.Strapi): Promise<HeldConcept[]> {
  return strapi.db.query(CONCEPT).findMany({
    select: ['id', 'key', 'createdAt', 'updatedAt'],
    populate: { words: true, broader: { select: ['key'] }, updatedBy: { select: ['id'] } },
  });
}

/** What earlier releases wrote, by key, deleted concepts included. */
function shippedBefore(
  stored: z.infer<typeof storedSchema> | null | undefined,
  held: ReadonlyMap<string, HeldConcept>,
): Map<string, Shipped> {
  if (!stored) return new Map();
  if ('concepts' in stored) return new Map(Object.entries(stored.concepts));
  return new Map(
    stored.keys.map((key) => {
      const concept = held.get(key);
      const isUnsaved =
        concept?.updatedBy === null &&
        Date.parse(concept.updatedAt) - Date.parse(concept.createdAt) < IMPORT_MS;
      if (!isUnsaved) return [key, { words: EDITED, broader: null }];
      return [key, { words: digestOf(concept.words), broader: concept.broader?.key ?? null }];
    }),
  );
}

/** An editor who deletes a concept leaves the narrower ones without a broader one. */
function isAsShipped(
  { words, broader }: HeldConcept,
  before: Shipped,
  keys: ReadonlySet<string>,
): boolean {
  const isSameBroader = broader
    ? broader.key === before.broader
    : before.broader === null || !keys.has(before.broader);
  return isSameBroader && digestOf(words) === before.words;
}

function shippedOf(concept: ConceptEntry, keys: ReadonlySet<string>): Shipped {
  const { broader } = concept;
  return {
    words: digestOf(wordsOf(concept)),
    broader: broader !== undefined && keys.has(broader) ? broader : null,
  };
}

const digestOf = (words: readonly ComponentValues[]) =>
  digestOfComponents(words, ['language', 'words']);

const wordsOf = (concept: ConceptEntry) =>
  VOCABULARY_LANGUAGES.map((language) => ({ language, words: concept[language].join('\n') }));

async function createConcepts(strapi: Core.Strapi, concepts: ConceptEntry[]): Promise<void> {
  const publishedAt = new Date();
  for (const part of chunks(concepts, ROWS_PER_STATEMENT)) {
    await strapi.db.query(CONCEPT).createMany({
      data: part.map(({ key }) => ({ key, documentId: documentIdOf(key), publishedAt })),
    });
  }
}

/** Writes the words and the broader concepts of concepts that exist. */
async function writeConcepts(
  strapi: Core.Strapi,
  sql: Sql,
  { created, changed }: Record<'created' | 'changed', ConceptEntry[]>,
): Promise<void> {
  const rows: { id: number; key: string }[] = await strapi.db
    .query(CONCEPT)
    .findMany({ select: ['id', 'key'] });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  // Also what is unchanged but for its words: other processes see by the date that they changed.
  const written = Map.groupBy([...created, ...changed], ({ broader }) => broader);
  for (const [broader, narrower] of written) {
    // A broader concept that an editor has deleted stays away.
    await strapi.db.query(CONCEPT).updateMany({
      where: { key: { $in: narrower.map(({ key }) => key) } },
      data: { broader: ids.get(broader ?? '') ?? null, updatedAt: new Date() },
    });
  }
  const componentsOf = (concepts: ConceptEntry[]) =>
    concepts.flatMap((concept) =>
      wordsOf(concept).map((values) => ({ entryId: ids.get(concept.key) ?? 0, values })),
    );
  await insertComponents(strapi, sql, CONCEPT, 'words', componentsOf(created));
  await replaceComponents(strapi, sql, CONCEPT, 'words', componentsOf(changed));
}

/** The same on each installation, and with a letter first, as all-digit beginnings are read as ids. */
const documentIdOf = (key: string) =>
  `c${createHash('sha256').update(`concept ${key}`).digest('hex').slice(0, 23)}`;
