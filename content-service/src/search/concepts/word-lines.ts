import { fold } from 'folding/fold';

/** What an editor wrote in a line, and its folded words, separated by spaces. */
interface Line {
  text: string;
  folded: string;
}

/** The words of a concept in a language, each once, with their folded forms. */
export const foldedLinesOf = (lines: string): Line[] =>
  [...new Set(lines.split('\n').map((line) => line.trim()))]
    .map((text) => ({ text, folded: fold(text) }))
    .filter(({ folded }) => folded !== '');

/** The words of a concept in a language, each once. */
export const linesOf = (lines: string): string[] => foldedLinesOf(lines).map(({ text }) => text);
