import { SEARCH_LANGUAGES } from '../../text/languages';
import type { Meaning, Phrase } from '../meaning';
import { phrasesOf } from '../words/folded-words';
import { FREE, NOT_FREE } from '../words/price';
import { NOT_A_TIME, TIMES, WEEKEND_ALONE } from '../words/times';
import { phrase } from './phrase';

/** Words for what costs nothing. */
export function pricePhrases(): Phrase[] {
  const meaning: Meaning = { type: 'price', value: 'free', strength: 'sure' };
  return [
    ...phrasesOf(NOT_FREE).map((text) => phrase(text, 'en', null)),
    ...SEARCH_LANGUAGES.flatMap((language) =>
      phrasesOf(FREE[language]).map((text) => phrase(text, language, meaning)),
    ),
  ];
}

/** Words for times, as they are listed: a stem would join "morgen" with "Morgenland". */
export function timePhrases(): Phrase[] {
  return [
    ...phrasesOf(NOT_A_TIME).map((text) => phrase(text, 'en', null)),
    ...phrasesOf(WEEKEND_ALONE).map((text) =>
      phrase(text, 'en', { type: 'time', value: 'this-weekend', strength: 'alone' }),
    ),
    ...Object.entries(TIMES).flatMap(([period, lists]) =>
      SEARCH_LANGUAGES.flatMap((language) =>
        phrasesOf(lists[language]).map((text) =>
          phrase(text, 'en', { type: 'time', value: period, strength: 'sure' }),
        ),
      ),
    ),
  ];
}
