import type { TextSegment } from './highlight.ts';

/**
 * Splits texts at words that the content service has marked. The words are compared as they are
 * written, and only whole.
 * @returns the splitter
 */
export function wordMarker(words: readonly string[]): (text: string) => TextSegment[] {
  const alternatives = [...new Set(words)]
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (alternatives.length === 0) return (text) => [{ text, isMatch: false }];
  const letter = '[\\p{L}\\p{M}\\p{N}]';
  const pattern = new RegExp(`(?<!${letter})(${alternatives.join('|')})(?!${letter})`, 'gu');
  return (text) =>
    text
      .split(pattern)
      .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
      .filter((segment) => segment.text !== '');
}
