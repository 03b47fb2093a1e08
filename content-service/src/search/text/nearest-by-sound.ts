import { languagesOfScript, type SearchLanguage } from './languages';
import { typedSounds, writtenSounds } from './romanised';
import type { Sounds } from './sounds';

/**
 * With fewer sounds, vowels included, too many words have the same. Of words for concepts, which are
 * few, two consonants are enough, but after a vowel, which any may be: "Omar" is no commander.
 */
const MIN_SOUNDS = 3;
const MIN_CONSONANTS_OF_CONCEPT = 2;

/**
 * What vowels cost that only one of both has. A long one at the end is always written, so leaving it out
 * costs something besides.
 */
const COSTS = { written: 1, typed: 1, unwritten: 0.2, unwrittenEnd: 0.4 };

/** What vowels may cost for each consonant that is the same, and up to which there is no doubt. */
const COST_PER_CONSONANT = { max: 0.3, clear: 0.14 };

/** What another word must be better by than one for a concept, which is surely of the language. */
const CONCEPT_ADVANTAGE = 0.1;

/** Words that may have been meant, folded, in the script of the language. */
interface MeantWords {
  ofConcepts: readonly string[];
  /** Those of most posts first. */
  ofPosts: readonly string[];
}

/** A word in its own script that was probably meant. */
export interface NativeWord {
  word: string;
  /** Whether it sounds so much alike that a typo in a word in Latin letters is less likely. */
  isClear: boolean;
  isInPosts: boolean;
  /** Which may be one that posts hold as well. */
  isOfConcept: boolean;
}

/**
 * The word that was most likely meant by one in Latin letters: of those with the same consonants, the
 * one whose written vowels fit best, then the first.
 * @param typed folded
 * @returns undefined if none sounds like that
 */
export function nearestBySound(
  typed: string,
  language: SearchLanguage,
  { ofConcepts, ofPosts }: MeantWords,
): NativeWord | undefined {
  const costOf = (word: string, isOfConcept: boolean) =>
    Math.min(...costsOf(typed, word, language, isOfConcept));
  const near = [
    ...ofConcepts.map((word) => ({ word, cost: costOf(word, true) - CONCEPT_ADVANTAGE })),
    ...ofPosts.map((word) => ({ word, cost: costOf(word, false) })),
  ].filter(({ cost }) => cost <= COST_PER_CONSONANT.max);
  const [nearest] = near.sort((one, other) => one.cost - other.cost);
  if (!nearest) return undefined;
  const { word, cost } = nearest;
  return {
    word,
    isClear: cost <= COST_PER_CONSONANT.clear,
    isInPosts: ofPosts.includes(word),
    isOfConcept: ofConcepts.includes(word),
  };
}

/**
 * What the differences between a typed word and one in its own script cost for each consonant, by how
 * either may sound.
 */
function costsOf(
  typed: string,
  word: string,
  language: SearchLanguage,
  isOfConcept: boolean,
): number[] {
  return typedSounds(typed, language).flatMap((sounds) =>
    writtenSounds(word, language)
      .filter(({ key }) => key === sounds.key)
      .flatMap((written) => {
        const { cost, same } = compareVowels(sounds, written, word, language);
        const consonants = written.vowels.length - 1;
        const isEnough =
          consonants + same >= MIN_SOUNDS ||
          (isOfConcept && consonants >= MIN_CONSONANTS_OF_CONCEPT && !beginsWithVowel(sounds));
        return isEnough ? cost / consonants : [];
      }),
  );
}

/** Its key has that beside the consonants. */
const beginsWithVowel = ({ key, vowels }: Sounds) => key.length >= vowels.length;

/** Arabic letters leave short vowels out. */
const isAbjad = (word: string) => languagesOfScript(word).includes('ar');

/** How many vowels two words with the same consonants have in common, and what the others cost. */
function compareVowels(
  typed: Sounds,
  written: Sounds,
  word: string,
  language: SearchLanguage,
): { cost: number; same: number } {
  const leavesOutVowels = isAbjad(word);
  let cost = 0;
  let same = 0;
  for (const [index, vowels] of written.vowels.entries()) {
    const typedVowels = typed.vowels[index] ?? '';
    const common = commonLength(typedVowels, vowels);
    const extra = typedVowels.length - common;
    same += common;
    cost += (vowels.length - common) * COSTS.written;
    // The same letter is written for any vowel that a word begins with.
    if (leavesOutVowels && index === 0) continue;
    // Devanagari writes none for the a that each consonant has.
    const isUnwritten = leavesOutVowels || (language === 'hi' && typedVowels === 'a');
    cost += extra * (isUnwritten ? COSTS.unwritten : COSTS.typed);
  }
  return { cost: cost + (isEndMissing(typed, written, word) ? COSTS.unwrittenEnd : 0), same };
}

/** Whether an a or u was typed at the end that is not written there, nor by an h. */
function isEndMissing(typed: Sounds, written: Sounds, word: string): boolean {
  const end = typed.vowels.at(-1)?.at(-1) ?? '';
  return (
    isAbjad(word) &&
    !word.endsWith('ه') &&
    /[au]/u.test(end) &&
    !written.vowels.at(-1)?.endsWith(end)
  );
}

/** The length of the longest common subsequence. */
function commonLength(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, () => 0);
  for (const letter of one) {
    const next = [0];
    for (const [index, each] of [...other].entries()) {
      next.push(
        letter === each ? (row[index] ?? 0) + 1 : Math.max(row[index + 1] ?? 0, next[index] ?? 0),
      );
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
