import { prefixKey } from '../query/rank';
import { replaceTitleWords } from '../suggestions/title-words';
import type { AnalysedDocument } from '../text/analyse-document';
import { insertRows, type Sql, selectIn, selectRows } from './rows';
import { deletionsOf } from './spellings';

/** What becomes of a post's document; null takes it out of the index. */
export interface DocumentChange {
  postId: number;
  document: (AnalysedDocument & { language: string }) | null;
}

interface DocumentRow {
  post_id: number;
  language: string;
  length: number;
  stems: string;
  words: string;
}

/** Any number of our own: whoever holds it may write to the index. */
const POSTGRES_LOCK = 7_243_801;

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
        (list) => `select * from search_documents where post_id in ${list}`,
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

function rowOf(
  postId: number,
  { language, length, stems, words }: AnalysedDocument & { language: string },
): DocumentRow {
  return {
    post_id: postId,
    language,
    length,
    stems: [...stems].map(([stem, weight]) => `${stem} ${weight}`).join(' '),
    words: [...words].join(' '),
  };
}

function isSame(before: DocumentRow | undefined, after: DocumentRow | undefined): boolean {
  if (!before || !after) return before === after;
  return (
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

function termsOf({ stems }: DocumentRow): Set<string> {
  const terms = new Set<string>();
  for (const stem of parseStems(stems).keys()) {
    terms.add(stem);
    const prefix = prefixKey(stem);
    if (prefix !== undefined) terms.add(prefix);
  }
  return terms;
}

/** @returns the ids of all terms of the documents */
async function countTerms(sql: Sql, updates: Update[]): Promise<Map<string, number>> {
  const changes = changesOf(updates, termsOf);
  const rows = await insertRows<{ id: number; term: string }>(
    sql,
    'search_terms (term, documents)',
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
  await insertRows(sql, 'search_postings (term_id, post_id, weight)', postings);
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
  const rows = await insertRows<{ word: string; documents: number }>(
    sql,
    'search_words (word, documents)',
    [...changes].filter(([, change]) => change !== 0),
    `on conflict (word) do update set documents = search_words.documents + excluded.documents
     returning word, documents`,
  );
  const added = rows.filter(({ word, documents }) => documents === changes.get(word));
  await insertRows(
    sql,
    'search_spellings (deletion, word)',
    added.flatMap(({ word }) => deletionsOf(word).map((deletion) => [deletion, word])),
    'on conflict do nothing',
  );
  const gone = rows.filter(({ documents }) => documents <= 0).map(({ word }) => word);
  await selectIn(sql, (list) => `delete from search_words where word in ${list}`, gone);
  await selectIn(sql, (list) => `delete from search_spellings where word in ${list}`, gone);
}

async function replaceDocuments(sql: Sql, updates: Update[]): Promise<void> {
  const before = updates.flatMap((update) => update.before ?? []);
  const after = updates.flatMap((update) => update.after ?? []);
  await selectIn(
    sql,
    (list) => `delete from search_documents where post_id in ${list}`,
    before.map(({ post_id }) => post_id),
  );
  await insertRows(
    sql,
    'search_documents (post_id, language, length, stems, words)',
    after.map((row) => [row.post_id, row.language, row.length, row.stems, row.words]),
  );
  const lengthOf = (rows: DocumentRow[]) => rows.reduce((sum, { length }) => sum + length, 0);
  await selectRows(sql, 'update search_totals set documents = documents + ?, words = words + ?', [
    after.length - before.length,
    lengthOf(after) - lengthOf(before),
  ]);
}
