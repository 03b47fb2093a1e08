import { fold } from 'folding/fold';

/** The words of a concept in a language, each once. */
export const linesOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => fold(line) !== ''),
  ),
];
