import type { Block } from './html-blocks';

/** Lines of a list written as paragraphs are shorter and end without a stop. */
const MIN_LENGTH = 80;
const SENTENCE_END = /[.!?…。।۔؟]["'»”’)\]]*$/u;

/** Prices one after the other: at least so many numbers, and so many for each word. */
const MIN_NUMBERS = 3;
const NUMBERS_PER_WORD = 1 / 4;

/** Whether a block is running text, which can be quoted: no item, cell, short line or row of prices. */
export function isProse({ text, isListed }: Pick<Block, 'text' | 'isListed'>): boolean {
  if (isListed || (text.length < MIN_LENGTH && !SENTENCE_END.test(text))) return false;
  const numbers = text.match(/\p{Nd}+(?:[.,:]\p{Nd}+)*/gu)?.length ?? 0;
  return numbers < MIN_NUMBERS || numbers < NUMBERS_PER_WORD * text.split(' ').length;
}
