import type { Meaning, NamedEntry, Phrase } from '../meaning';
import { phrasesOf } from '../words/folded-words';
import { COMMUNITY } from '../words/languages';
import { isLong, namesOf, phrase } from './phrase';

/**
 * Names of communities. A name of one word may be an adjective ("Indian grocery") and counts only
 * alone; not at all if a language has it, too.
 * @param languageNames the keys of names of languages
 */
export function communityPhrases(
  communities: NamedEntry[],
  languageNames: ReadonlySet<string>,
): Phrase[] {
  return communities.flatMap((entry) => {
    const meaningOf = (strength: Meaning['strength']): Meaning => ({
      type: 'community',
      value: entry.value,
      entry,
      strength,
    });
    return namesOf(entry).flatMap(({ text, language }) => {
      const name = phrase(text, language, meaningOf(isLong(text) ? 'sure' : 'alone'));
      const withWord = phrasesOf(COMMUNITY[language]).map((template) =>
        phrase(template.replace('{}', text), language, meaningOf('sure')),
      );
      return languageNames.has(name.keys.join(' ')) ? withWord : [name, ...withWord];
    });
  });
}
