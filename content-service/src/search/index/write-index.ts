import type { Core } from '@strapi/strapi';
import { type Columns, type Sql, selectRows } from '../../database/rows';
import { insertTitleWords } from '../suggestions/title-words';
import { type AnalysedPost, analyseBatch } from './analyse-batch';
import { startAnalysisThread } from './analysis-thread';
import { bulkInsert } from './bulk-insert';
import { compoundVocabulary } from './compound-vocabulary';
import { insertDocuments, parseStems } from './document-rows';
import { loadPosts } from './index-posts';
import { countStem, createNumberedTerms, type NumberedTerms } from './numbered-terms';
import { countText, createNumbering, type Numbering, numberedRows } from './numbering';
import {
  addPosting,
  createPostingsBuffer,
  hasRoom,
  type PostingsBuffer,
  sortedPostings,
} from './postings-buffer';
import { sortedSpellings } from './spellings';
import { INDEX_VERSION } from './tables';
import { POSTING_COLUMNS, postColumns } from './update-postings';
import { SPELLING_COLUMNS } from './update-words';
import { SOUND_COLUMNS, sortedSounds } from './word-sounds';

const BATCH_SIZE = 500;

/** What is known of the posts that were read so far. */
interface Build {
  terms: NumberedTerms;
  words: Numbering;
  postings: PostingsBuffer;
  /** Those of a post's postings that are the same for all words. */
  columns: Map<number, ReturnType<typeof postColumns>>;
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
    columns: new Map(),
    documents: 0,
    length: 0,
  };
  await addAllPosts(strapi, trx, build);
  await writePostings(trx, build);
  const counted = (name: string): Columns => ({
    id: 'integer',
    [name]: 'text',
    documents: 'integer',
  });
  await bulkInsert(trx, 'search_terms', counted('term'), numberedRows(build.terms.numbering));
  await bulkInsert(trx, 'search_words', counted('word'), numberedRows(build.words));
  await bulkInsert(trx, 'search_spellings', SPELLING_COLUMNS, sortedSpellings(build.words.numbers));
  await bulkInsert(trx, 'search_sounds', SOUND_COLUMNS, sortedSounds(build.words.numbers));
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

/** The database writes a batch and reads the next one while the one between is analysed. */
async function addAllPosts(strapi: Core.Strapi, trx: Sql, build: Build): Promise<void> {
  const words = await compoundVocabulary(strapi, trx);
  const loadAfter = (id: number) => loadPosts(strapi, { id: { $gt: id } }, BATCH_SIZE);
  let posts = await loadAfter(0);
  // Few posts are analysed sooner than a thread starts.
  if (posts.length < BATCH_SIZE) return addPosts(trx, build, analyseBatch(posts, words));
  const thread = startAnalysisThread(words);
  try {
    let analysed: AnalysedPost[] = [];
    while (posts.length > 0) {
      const lastId = posts.at(-1)?.id ?? 0;
      const writeAndLoad = async (written: AnalysedPost[]) => {
        await addPosts(trx, build, written);
        return loadAfter(lastId);
      };
      [posts, analysed] = await Promise.all([writeAndLoad(analysed), thread.analyse(posts)]);
    }
    await addPosts(trx, build, analysed);
  } finally {
    await thread.stop();
  }
}

async function addPosts(trx: Sql, build: Build, posts: AnalysedPost[]): Promise<void> {
  await insertDocuments(
    trx,
    posts.map(({ row }) => row),
  );
  await insertTitleWords(
    trx,
    posts.map(({ row, titleWords }) => ({ postId: row.post_id, titleWords })),
  );
  for (const { row } of posts) {
    const stems = parseStems(row.stems);
    if (!hasRoom(build.postings, stems.size)) await writePostings(trx, build);
    build.documents += 1;
    build.length += row.length;
    build.columns.set(row.post_id, postColumns(row));
    for (const [stem, weight] of stems) {
      const term = countStem(build.terms, stem, build.documents);
      addPosting(build.postings, term, row.post_id, weight);
    }
    for (const word of row.words.split(' ').filter(Boolean)) countText(build.words, word);
  }
}

const NO_COLUMNS = [0, 0, 0] as const;

const writePostings = (trx: Sql, { postings, terms, columns }: Build) =>
  bulkInsert(
    trx,
    'search_postings',
    POSTING_COLUMNS,
    sortedPostings(
      postings,
      terms.numbering.counts.length,
      (post) => columns.get(post) ?? NO_COLUMNS,
    ),
  );
