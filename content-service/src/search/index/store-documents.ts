import { type Sql, selectIn, selectRows } from '../../database/rows';
import { replaceTitleWords } from '../suggestions/title-words';
import { type DocumentRow, type IndexedDocument, insertDocuments, rowOf } from './document-rows';
import { updatePostings } from './update-postings';
import { updateWords } from './update-words';
import type { Update } from './updates';

/** What becomes of a post's document; null takes it out of the index. */
export interface DocumentChange {
  postId: number;
  document: IndexedDocument | null;
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
  await updatePostings(sql, updates);
  await updateWords(sql, updates);
  await replaceDocuments(sql, updates);
}

function isSame(before: DocumentRow | undefined, after: DocumentRow | undefined): boolean {
  if (!before || !after) return before === after;
  return (
    before.type_id === after.type_id &&
    before.group_id === after.group_id &&
    before.language === after.language &&
    before.stems === after.stems &&
    before.words === after.words
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
