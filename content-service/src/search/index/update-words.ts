import { type Columns, insertRows, type Sql, selectIn } from '../../database/rows';
import { deletionKeysOf } from './spellings';
import { changesOf, type Update } from './updates';
import { deleteSounds, insertSounds } from './word-sounds';

export const SPELLING_COLUMNS: Columns = { deletion: 'integer', word_id: 'integer' };

/** Counts the documents with each word anew; spellings and sounds are those of the words that are left. */
export async function updateWords(sql: Sql, updates: Update[]): Promise<void> {
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
  await insertSounds(sql, added);
  const gone = rows.filter(({ documents }) => documents <= 0);
  for (const { id, word } of gone) {
    await deleteSounds(sql, { id, word });
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
