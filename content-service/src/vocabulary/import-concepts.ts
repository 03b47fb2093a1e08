import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Sql } from '../search/index/rows';
import { insertComponents } from './insert-components';
import { type ConceptEntry, readConcepts, VOCABULARY_LANGUAGES } from './vocabulary-files';

const CONCEPT = 'api::concept.concept';

/** SQLite takes at most 500 rows in the statements that Strapi builds. */
const ROWS_PER_STATEMENT = 100;

const importedSchema = z.object({ digest: z.string(), keys: z.array(z.string()) });

/**
 * Creates the concepts of the vocabulary that have not been created before. The keys of all that
 * were are stored, so that what editors change or delete stays as they left it; the digest of the
 * files saves later starts from parsing them.
 * @param directory the folder `vocabulary`
 * @throws Error that names an invalid file
 */
export async function importConcepts(strapi: Core.Strapi, directory: string): Promise<void> {
  const store = strapi.store({ type: 'core', name: 'vocabulary' });
  const stored = importedSchema.nullish().parse(await store.get({ key: 'concepts' }));
  const file = await readConcepts(directory);
  if (stored?.digest === file.digest) return;
  const concepts = file.parse();
  await strapi.db.transaction(async ({ trx }) => {
    const existing: { key: string }[] = await strapi.db
      .query(CONCEPT)
      .findMany({ select: ['key'] });
    const known = new Set([...(stored?.keys ?? []), ...existing.map(({ key }) => key)]);
    await createConcepts(
      strapi,
      trx,
      concepts.filter(({ key }) => !known.has(key)),
    );
    const keys = [...new Set([...known, ...concepts.map(({ key }) => key)])];
    await store.set({ key: 'concepts', value: { digest: file.digest, keys } });
  });
}

async function createConcepts(
  strapi: Core.Strapi,
  sql: Sql,
  concepts: ConceptEntry[],
): Promise<void> {
  const publishedAt = new Date();
  for (let start = 0; start < concepts.length; start += ROWS_PER_STATEMENT) {
    await strapi.db.query(CONCEPT).createMany({
      data: concepts
        .slice(start, start + ROWS_PER_STATEMENT)
        .map(({ key }) => ({ key, documentId: documentIdOf(key), publishedAt })),
    });
  }
  const rows: { id: number; key: string }[] = await strapi.db
    .query(CONCEPT)
    .findMany({ select: ['id', 'key'] });
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  for (const [broader, narrower] of Map.groupBy(concepts, (concept) => concept.broader)) {
    // A broader concept that an editor has deleted stays away.
    if (broader === undefined || !ids.has(broader)) continue;
    await strapi.db.query(CONCEPT).updateMany({
      where: { key: { $in: narrower.map(({ key }) => key) } },
      data: { broader: ids.get(broader) },
    });
  }
  const words = concepts.flatMap((concept) =>
    VOCABULARY_LANGUAGES.map((language) => ({
      entryId: ids.get(concept.key) ?? 0,
      values: { language, words: concept[language].join('\n') },
    })),
  );
  await insertComponents(strapi, sql, CONCEPT, 'words', words);
}

/** The same on each installation, and with a letter first, as all-digit beginnings are read as ids. */
const documentIdOf = (key: string) =>
  `c${createHash('sha256').update(`concept ${key}`).digest('hex').slice(0, 23)}`;
