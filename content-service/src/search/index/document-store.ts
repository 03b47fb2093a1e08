import { prefixKey } from '../query/rank';
import { replaceTitleWords } from '../suggestions/title-words';
import type { AnalysedDocument } from '../text/analyse-document';
import { type Columns, insertRows, type Sql, selectIn, selectRows } from './rows';
import { deletionKeysOf } from './spellings';

/** A document with what it is filtered by. */
export interface IndexedDocument extends AnalysedDocument {
  language: string;
  /** Id of the post's kind; 0 for none. */
  typeId: number;
}

/** What becomes of a post's document; null takes it out of the index. */
export interface DocumentChange {
  postId: number;
  document: IndexedDocument | null;
}

/** A document as it is stored, in two tables. */
export interface DocumentRow {
  post_id: number;
  type_id: number;
  language: string;
  length: number;
  stems: string;
  words: string;
}

/** Any number of our own: whoever holds it may write to the index. */
const POSTGRES_LOCK = 7_243_801;

export const POSTING_COLUMNS: Columns = {
  term_id: 'integer',
  post_id: 'integer',
  weight: 'integer',
};

export const SPELLING_COLUMNS: Columns = { deletion: 'integer', word_id: 'integer' };

/** Lets one transaction at a time write to the index: counts of common words are in all of them. */
export async function lockIndex(sql: Sql, isPostgres: boolean): Promise<void> {
  if (isPostgres) await sql.raw('select pg_advisory_xact_lock(?)', [POSTGRES_LOCK]);
}

/**
 * Puts documents into the index in place of what it holds for their posts: postings, the number of
 * documents with each term and word, spellings, totals.
 * @param sql the open transaction, which holds the index's lock
 */
export async function storeDocuments(sql: Sql, changes: DocumentChange[]): Promise<void> {
  const ids = changes.map(({ postId }) => postId);
  const titles = changes.flatMap(({ postId, document }) =>
    document ? [{ postId, titleWords: document.titleWords }] : [],
  );
  await replaceTitleWords(sql, ids, titles);
  const old = new Map(
    (
      await selectIn<DocumentRow>(
        sql,
        (list) =>
          `select d.*, t.stems, t.words from search_documents d
           join search_texts t on t.post_id = d.post_id where d.post_id in ${list}`,
        ids,
      )
    ).map((row) => [row.post_id, row]),
  );
  const updates = changes
    .map(({ postId, document }) => ({
      before: old.get(postId),
      after: document ? rowOf(postId, document) : undefined,
    }))
    .filter(({ before, after }) => !isSame(before, after));
  const termIds = await countTerms(sql, updates);
  await replacePostings(sql, updates, termIds);
  await countWords(sql, updates);
  await replaceDocuments(sql, updates);
}

interface Update {
  before: DocumentRow | undefined;
  after: DocumentRow | undefined;
}

export function rowOf(
  postId: number,
  { typeId, language, length, stems, words }: IndexedDocument,
): DocumentRow {
  return {
    post_id: postId,
    type_id: typeId,
    language,
    length,
    stems: [...stems].map(([stem, weight]) => `${stem} ${weight}`).join(' '),
    words: [...words].join(' '),
  };
}

function isSame(before: DocumentRow | undefined, after: DocumentRow | undefined): boolean {
  if (!before || !after) return before === after;
  return (
    before.type_id === after.type_id &&
    before.language === after.language &&
    before.stems === after.stems &&
    before.words === after.words
  );
}

/**
 * The stems of a stored document with their weights.
 * @param isWanted leaves out the others: a search looks at few of those of many documents
 */
export function parseStems(
  text: string,
  isWanted: (stem: string) => boolean = () => true,
): Map<string, number> {
  const parts = text.split(' ');
  const stems = new Map<string, number>();
  for (let index = 0; index + 1 < parts.length; index += 2) {
    const stem = parts[index] ?? '';
    if (isWanted(stem)) stems.set(stem, Number(parts[index + 1]));
  }
  return stems;
}

/** Adds up by how many documents each item is in more or fewer. */
function changesOf(updates: Update[], itemsOf: (row: DocumentRow) => Iterable<string>) {
  const changes = new Map<string, number>();
  const add = (row: DocumentRow | undefined, sign: number) => {
    for (const item of row ? itemsOf(row) : []) changes.set(item, (changes.get(item) ?? 0) + sign);
  };
  for (const { before, after } of updates) {
    add(before, -1);
    add(after, 1);
  }
  return changes;
}

/** The terms that a document is counted under: its stems, and how they begin. */
export function termsOf(stems: Iterable<string>): Set<string> {
  const terms = new Set<string>();
  for (const stem of stems) {
    terms.add(stem);
    const prefix = prefixKey(stem);
    if (prefix !== undefined) terms.add(prefix);
  }
  return terms;
}

/** @returns the ids of all terms of the documents */
async function countTerms(sql: Sql, updates: Update[]): Promise<Map<string, number>> {
  const changes = changesOf(updates, ({ stems }) => termsOf(parseStems(stems).keys()));
  const rows = await insertRows<{ id: number; term: string }>(
    sql,
    'search_terms',
    { term: 'text', documents: 'integer' },
    [...changes],
    `on conflict (term) do update set documents = search_terms.documents + excluded.documents
     returning id, term`,
  );
  return new Map(rows.map(({ id, term }) => [term, id]));
}

async function replacePostings(
  sql: Sql,
  updates: Update[],
  termIds: ReadonlyMap<string, number>,
): Promise<void> {
  const postings: number[][] = [];
  for (const { before, after } of updates) {
    if (before) {
      const ids = [...parseStems(before.stems).keys()].map((stem) => termIds.get(stem) ?? 0);
      await selectIn(
        sql,
        (list) =>
          `delete from search_postings where post_id = ${before.post_id} and term_id in ${list}`,
        ids,
      );
    }
    for (const [stem, weight] of after ? parseStems(after.stems) : []) {
      postings.push([termIds.get(stem) ?? 0, after?.post_id ?? 0, weight]);
    }
  }
  // In the order of the key, which is how they are kept.
  postings.sort(([term = 0, post = 0], [otherTerm = 0, otherPost = 0]) =>
    term === otherTerm ? post - otherPost : term - otherTerm,
  );
  await insertRows(sql, 'search_postings', POSTING_COLUMNS, postings);
  const removed = updates.some(({ before }) => before);
  if (removed) {
    await selectIn(
      sql,
      (list) => `delete from search_terms where documents <= 0 and id in ${list}`,
      [...termIds.values()],
    );
  }
}

async function countWords(sql: Sql, updates: Update[]): Promise<void> {
  const changes = changesOf(updates, ({ words }) => words.split(' ').filter(Boolean));
  const rows = await insertRows<{ id: number; word: string; documents: number }>(
    sql,
    'search_words',
    { word: 'text', documents: 'integer' },
    [...changes].filter(([, change]) => change !== 0),
    `on conflict (word) do update set documents = search_words.documents + excluded.documents
     returning id, word, documents`,
  );
  const added = rows.filter(({ word, documents }) => documents === changes.get(word));
  await insertRows(
    sql,
    'search_spellings',
    SPELLING_COLUMNS,
    added.flatMap(({ id, word }) => deletionKeysOf(word).map((deletion) => [deletion, id])),
    'on conflict do nothing',
  );
  const gone = rows.filter(({ documents }) => documents <= 0);
  for (const { id, word } of gone) {
    await selectIn(
      sql,
      (list) => `delete from search_spellings where word_id = ${id} and deletion in ${list}`,
      deletionKeysOf(word),
    );
  }
  await selectIn(
    sql,
    (list) => `delete from search_words where id in ${list}`,
    gone.map(({ id }) => id),
  );
}

async function replaceDocuments(sql: Sql, updates: Update[]): Promise<void> {
  const before = updates.flatMap((update) => update.before ?? []);
  const after = updates.flatMap((update) => update.after ?? []);
  for (const table of ['search_documents', 'search_texts']) {
    await selectIn(
      sql,
      (list) => `delete from ${table} where post_id in ${list}`,
      before.map(({ post_id }) => post_id),
    );
  }
  await insertDocuments(sql, after);
  const lengthOf = (rows: DocumentRow[]) => rows.reduce((sum, { length }) => sum + length, 0);
  await selectRows(sql, 'update search_totals set documents = documents + ?, words = words + ?', [
    after.length - before.length,
    lengthOf(after) - lengthOf(before),
  ]);
}

/** Inserts documents without their postings. */
export async function insertDocuments(sql: Sql, rows: DocumentRow[]): Promise<void> {
  await insertRows(
    sql,
    'search_documents',
    { post_id: 'integer', type_id: 'integer', language: 'text', length: 'integer' },
    rows.map((row) => [row.post_id, row.type_id, row.language, row.length]),
  );
  await insertRows(
    sql,
    'search_texts',
    { post_id: 'integer', stems: 'text', words: 'text' },
    rows.map((row) => [row.post_id, row.stems, row.words]),
  );
}
