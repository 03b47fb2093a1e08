import { fold } from 'folding/fold';

/** The folded words of a list that is separated by white space. */
export const foldedWords = (list: string): ReadonlySet<string> =>
  new Set(fold(list).split(' ').filter(Boolean));

/** The phrases of a list that is separated by commas. */
export const phrasesOf = (list: string): string[] => list.split(',').map((phrase) => phrase.trim());
