import { type Columns, insertRows, type Sql, selectIn } from '../../database/rows';
import { languagesOfScript, type SearchLanguage } from '../text/languages';
import { writtenSounds } from '../text/romanised';

export const SOUND_COLUMNS: Columns = { sound: 'text', word_id: 'integer' };

/** How a word that is not in Latin letters sounds in each language of its script. @param word folded */
function soundKeysOf(word: string): string[] {
  const languages = languagesOfScript(word);
  if (languages.includes('en')) return [];
  const sounds = languages.flatMap((language) => writtenSounds(word, language));
  return [...new Set(sounds.map(({ key }) => key))];
}

/** The rows of the index for numbered words, in the order of their key. */
export function sortedSounds(words: ReadonlyMap<string, number>): [string, number][] {
  const rows = [...words].flatMap(([word, id]) =>
    soundKeysOf(word).map((sound): [string, number] => [sound, id]),
  );
  return rows.sort(([one, id], [other, otherId]) =>
    one === other ? id - otherId : one < other ? -1 : 1,
  );
}

/** Adds words to the index. @param sql the open transaction */
export async function insertSounds(
  sql: Sql,
  words: readonly { id: number; word: string }[],
): Promise<void> {
  const rows = words.flatMap(({ id, word }) => soundKeysOf(word).map((sound) => [sound, id]));
  await insertRows(sql, 'search_sounds', SOUND_COLUMNS, rows, 'on conflict do nothing');
}

/** Removes a word from the index. @param sql the open transaction */
export async function deleteSounds(sql: Sql, { id, word }: { id: number; word: string }) {
  await selectIn(
    sql,
    (list) => `delete from search_sounds where word_id = ${id} and sound in ${list}`,
    soundKeysOf(word),
  );
}

/**
 * Words of posts by how they sound, those of most posts first.
 * @param sounds keys of `soundsOf`
 * @returns words in the script of the language
 */
export async function wordsWithSounds(
  sql: Sql,
  sounds: readonly string[],
  language: SearchLanguage,
): Promise<string[]> {
  const rows = await selectIn<{ word: string; documents: number }>(
    sql,
    (list) =>
      `select distinct w.word, w.documents from search_sounds s
       join search_words w on w.id = s.word_id
       where s.sound in ${list}`,
    [...sounds],
  );
  return rows
    .filter(({ word }) => languagesOfScript(word).includes(language))
    .sort((one, other) => other.documents - one.documents || (one.word < other.word ? -1 : 1))
    .map(({ word }) => word);
}
