import type { Core } from '@strapi/strapi';
import { analyseDocument, documentWords } from '../text/analyse-document';
import { type DocumentChange, lockIndex, storeDocuments } from './document-store';
import { loadPosts } from './index-posts';
import { fieldsOf } from './post-fields';
import { type Sql, selectRows } from './rows';
import { INDEX_VERSION } from './tables';
import { MIN_DOCUMENTS_OF_PART } from './vocabulary';

const BATCH_SIZE = 500;

const TABLES = [
  'totals',
  'documents',
  'terms',
  'postings',
  'words',
  'spellings',
  'title_words',
  'pending',
];

/** With more pending posts than this, a full rebuild is faster. */
const MAX_PENDING = 5000;

/** Whether the index is missing, of another version, or has too many pending posts. */
export async function isIndexOutdated(sql: Sql): Promise<boolean> {
  const [row] = await selectRows<{ version: number; pending: number | string }>(
    sql,
    'select version, (select count(*) from search_pending) as pending from search_totals',
  );
  return row?.version !== INDEX_VERSION || Number(row.pending) > MAX_PENDING;
}

/** Rebuilds the index of all posts in one transaction, so that an interrupted build leaves nothing behind. */
export async function buildIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    await lockIndex(trx, strapi.db.dialect.client === 'postgres');
    // Another copy of the service may have built it in the meantime.
    if (!(await isIndexOutdated(trx))) return;
    for (const table of TABLES) await trx.raw(`delete from search_${table}`);
    await trx.raw('insert into search_totals (version, documents, words) values (?, 0, 0)', [
      INDEX_VERSION,
    ]);
    const parts = await countParts(strapi);
    await forEachBatch(strapi, (posts) => {
      const changes = posts.map((post): DocumentChange => {
        const { fields, translations, language } = fieldsOf(post);
        const isWord = (part: string) => (parts.get(part) ?? 0) >= MIN_DOCUMENTS_OF_PART;
        return {
          postId: post.id,
          document: { ...analyseDocument(fields, language, isWord, translations), language },
        };
      });
      return storeDocuments(trx, changes);
    });
  });
}

/** Rebuilds the index unconditionally, after a bulk insert that bypassed Strapi. */
export async function rebuildSearchIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('delete from search_totals');
  await buildIndex(strapi);
}

/** The number of posts with each word: German compounds are split into words that several posts use. */
async function countParts(strapi: Core.Strapi): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  await forEachBatch(strapi, async (posts) => {
    for (const post of posts) {
      const { fields } = fieldsOf(post);
      for (const word of new Set(Object.values(fields).flatMap(documentWords))) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
  });
  return counts;
}

async function forEachBatch(
  strapi: Core.Strapi,
  work: (posts: Awaited<ReturnType<typeof loadPosts>>) => Promise<void>,
): Promise<void> {
  for (let lastId = 0; ; ) {
    const posts = await loadPosts(strapi, { id: { $gt: lastId } }, BATCH_SIZE);
    await work(posts);
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) return;
  }
}
