import type { Core } from '@strapi/strapi';
import { insertTitleWords } from '../suggestions/title-words';
import { analyseDocument } from '../text/analyse-document';
import { compoundVocabulary } from './compound-vocabulary';
import { insertDocuments, rowOf } from './document-rows';
import { loadPosts } from './index-posts';
import { lockIndex } from './lock-index';
import { countStem, createNumberedTerms, type NumberedTerms } from './numbered-terms';
import { countText, createNumbering, type Numbering, numberedRows } from './numbering';
import { fieldsOf, type IndexedPost } from './post-fields';
import {
  addPosting,
  createPostingsBuffer,
  hasRoom,
  type PostingsBuffer,
  sortedPostings,
} from './postings-buffer';
import { type Columns, insertRows, type Sql, selectRows } from './rows';
import { sortedSpellings } from './spellings';
import { INDEX_TABLES, INDEX_VERSION } from './tables';
import { POSTING_COLUMNS } from './update-postings';
import { SPELLING_COLUMNS } from './update-words';

const BATCH_SIZE = 500;
const ROWS_AT_ONCE = 10_000;

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
    for (const table of [...INDEX_TABLES, 'search_pending']) await trx.raw(`delete from ${table}`);
    await writeIndex(strapi, trx);
  });
}

/** Rebuilds the index unconditionally, after a bulk insert that bypassed Strapi. */
export async function rebuildSearchIndex(strapi: Core.Strapi): Promise<void> {
  await strapi.db.connection.raw('delete from search_totals');
  await buildIndex(strapi);
}

/** What is known of the posts that were read so far. */
interface Build {
  terms: NumberedTerms;
  words: Numbering;
  postings: PostingsBuffer;
  documents: number;
  length: number;
}

/** Posts are read once; terms and words are counted in memory and written at the end. */
async function writeIndex(strapi: Core.Strapi, trx: Sql): Promise<void> {
  const build: Build = {
    terms: createNumberedTerms(),
    words: createNumbering(),
    postings: createPostingsBuffer(),
    documents: 0,
    length: 0,
  };
  const isWord = await compoundVocabulary(strapi, trx);
  for (let lastId = 0; ; ) {
    const posts = await loadPosts(strapi, { id: { $gt: lastId } }, BATCH_SIZE);
    await addDocuments(trx, build, posts, isWord);
    lastId = posts.at(-1)?.id ?? 0;
    if (posts.length < BATCH_SIZE) break;
  }
  await writePostings(trx, build);
  const counted = (name: string): Columns => ({
    id: 'integer',
    [name]: 'text',
    documents: 'integer',
  });
  await insertAll(trx, 'search_terms', counted('term'), numberedRows(build.terms.numbering));
  await insertAll(trx, 'search_words', counted('word'), numberedRows(build.words));
  await insertAll(trx, 'search_spellings', SPELLING_COLUMNS, sortedSpellings(build.words.numbers));
  if (strapi.db.dialect.client === 'postgres') {
    for (const table of ['search_terms', 'search_words']) {
      await trx.raw(
        `select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
      );
    }
  }
  await selectRows(trx, 'insert into search_totals (version, documents, words) values (?, ?, ?)', [
    INDEX_VERSION,
    build.documents,
    build.length,
  ]);
}

async function addDocuments(
  trx: Sql,
  build: Build,
  posts: IndexedPost[],
  isWord: (part: string) => boolean,
): Promise<void> {
  const documents = posts.map((post) => {
    const { fields, translations, language } = fieldsOf(post);
    const analysed = analyseDocument(fields, language, isWord, translations);
    return { ...analysed, postId: post.id, language, typeId: post.post_type?.id ?? 0 };
  });
  await insertDocuments(
    trx,
    documents.map((document) => rowOf(document.postId, document)),
  );
  await insertTitleWords(trx, documents);
  for (const { postId, length, stems, words } of documents) {
    if (!hasRoom(build.postings, stems.size)) await writePostings(trx, build);
    build.documents += 1;
    build.length += length;
    for (const [stem, weight] of stems) {
      addPosting(build.postings, countStem(build.terms, stem, build.documents), postId, weight);
    }
    for (const word of words) countText(build.words, word);
  }
}

const writePostings = (trx: Sql, { postings, terms }: Build) =>
  insertAll(
    trx,
    'search_postings',
    POSTING_COLUMNS,
    sortedPostings(postings, terms.numbering.counts.length),
  );

async function insertAll(
  trx: Sql,
  table: string,
  columns: Columns,
  rows: Iterable<(string | number)[]>,
): Promise<void> {
  let part: (string | number)[][] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    await insertRows(trx, table, columns, part);
    part = [];
  }
  await insertRows(trx, table, columns, part);
}
