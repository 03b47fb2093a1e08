import type { Sql } from '../../database/rows';
import type { NativeWords } from '../concepts/native-words';
import { wordsWithSounds } from '../index/word-sounds';
import type { SearchLanguage } from '../text/languages';
import { type NativeWord, nearestBySound } from '../text/nearest-by-sound';
import { isRomanised, typedSounds } from '../text/romanised';

/**
 * What a word in Latin letters is in the script of a language: a word for a concept, or one of a post.
 * @param typed a folded word that means nothing as it is
 * @param language of the page
 * @returns undefined if nothing sounds like that, or the language is in Latin letters
 */
export async function nativeWordFor(
  sql: Sql,
  typed: string,
  language: SearchLanguage,
  conceptWords: NativeWords,
): Promise<NativeWord | undefined> {
  if (!isRomanised(typed, language)) return undefined;
  const sounds = typedSounds(typed, language).map(({ key }) => key);
  return nearestBySound(typed, language, {
    ofConcepts: sounds.flatMap((sound) => conceptWords.withSound(sound, language)),
    ofPosts: await wordsWithSounds(sql, sounds, language),
  });
}
