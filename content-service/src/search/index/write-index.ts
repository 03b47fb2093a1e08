import { setImmediate } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { insertTitleWords } from '../suggestions/title-words';
import { analyseDocument } from '../text/analyse-document';
import { compoundVocabulary } from './compound-vocabulary';
import { type IndexedDocument, insertDocuments, rowOf } from './document-rows';
import { loadPosts } from './index-posts';
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
import { type Columns, chunks, insertRows, type Sql, selectRows } from './rows';
import { sortedSpellings } from './spellings';
import { INDEX_VERSION } from './tables';
import { POSTING_COLUMNS } from './update-postings';
import { SPELLING_COLUMNS } from './update-words';

const BATCH_SIZE = 500;
const SLICE_SIZE = 25;
const ROWS_AT_ONCE = 10_000;

/** What is known of the posts that were read so far. */
interface Build {
  terms: NumberedTerms;
  words: Numbering;
  postings: PostingsBuffer;
  documents: number;
  length: number;
}

/**
 * Fills the empty tables of the index. Posts are read once; terms and words are counted in memory and
 * written at the end.
 * @param trx the open transaction, which holds the index's lock
 */
export async function writeIndex(strapi: Core.Strapi, trx: Sql): Promise<void> {
  const build: Build = {
    terms: createNumberedTerms(),
    words: createNumbering(),
    postings: createPostingsBuffer(),
    documents: 0,
    length: 0,
  };
  const isWord = await compoundVocabulary(strapi, trx);
  const loadAfter = (id: number) => loadPosts(strapi, { id: { $gt: id } }, BATCH_SIZE);
  // The database writes a batch and reads the next one while the one between is analysed.
  let posts = await loadAfter(0);
  let documents: BatchDocument[] = [];
  while (posts.length > 0) {
    const lastId = posts.at(-1)?.id ?? 0;
    const writeAndLoad = async (analysed: BatchDocument[]) => {
      await addDocuments(trx, build, analysed);
      return loadAfter(lastId);
    };
    [posts, documents] = await Promise.all([writeAndLoad(documents), analysePosts(posts, isWord)]);
  }
  await addDocuments(trx, build, documents);
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

interface BatchDocument extends IndexedDocument {
  postId: number;
}

/** In slices, between which statements and requests are handled. */
async function analysePosts(
  posts: IndexedPost[],
  isWord: (part: string) => boolean,
): Promise<BatchDocument[]> {
  const documents: BatchDocument[] = [];
  for (const slice of chunks(posts, SLICE_SIZE)) {
    for (const post of slice) {
      const { fields, translations, language } = fieldsOf(post);
      const analysed = analyseDocument(fields, language, isWord, translations);
      const typeId = post.post_type?.id ?? 0;
      documents.push({ ...analysed, postId: post.id, language, typeId });
    }
    await setImmediate();
  }
  return documents;
}

async function addDocuments(trx: Sql, build: Build, documents: BatchDocument[]): Promise<void> {
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
  let writing: Promise<unknown> = Promise.resolve();
  for (const row of rows) {
    part.push(row);
    if (part.length < ROWS_AT_ONCE) continue;
    await writing;
    writing = insertRows(trx, table, columns, part);
    part = [];
  }
  await writing;
  await insertRows(trx, table, columns, part);
}
