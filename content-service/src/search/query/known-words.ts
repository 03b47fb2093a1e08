import type { Lexicon } from '../concepts/lexicon';
import { languagesOfScript } from '../text/languages';
import { stem } from '../text/stem';
import { isStopWord } from '../text/stop-words';
import { stemKey } from '../understand/tokens';

/**
 * Whether a word means something although no post may hold it: it stands in a phrase for a concept,
 * in a name of a place, kind, community or category, or is a stop word. Such a word is no typo.
 * @param word folded
 * @param nameKeys the words of all names, as keys of tokens
 */
export const isKnownWord = (
  word: string,
  lexicon: Pick<Lexicon, 'hasStem'>,
  nameKeys: ReadonlySet<string>,
): boolean =>
  nameKeys.has(word) ||
  languagesOfScript(word).some(
    (language) =>
      lexicon.hasStem(language, stem(word, language)) ||
      nameKeys.has(stemKey(word, language)) ||
      isStopWord(word, language),
  );
