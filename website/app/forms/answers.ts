import { z } from 'zod';
import type { Fault } from './form-state.ts';
import { limits } from './limits.ts';

const fault = (name: Fault) => name;

/** Text between two lengths, after `tidy`; nothing at all is missing, not short. */
export function text({ min, max }: { min: number; max: number }, tidy: (text: string) => string) {
  return z
    .string(fault('valueMissing'))
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(Math.min(min, 1), fault('valueMissing'))
        .min(min, fault('tooShort'))
        .max(max, fault('tooLong')),
    );
}

/** One line: line breaks and control characters, which have no place in the head of a mail, become spaces. */
export function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Several lines, with line breaks as everybody but a form writes them. */
export function paragraphs(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim();
}

/** How many links stand in a text, as people and machines write them. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

/**
 * One e-mail address, in any script. Stands in the field's `pattern`, too: the browser alone would
 * take an address without a dot.
 */
export const emailPattern = '[^\\s@,;:<>]+@[^\\s@,;:<>]+\\.[^\\s@,;:<>]+';

export const email = text(limits.email, oneLine).refine(
  (address) => new RegExp(`^${emailPattern}$`, 'u').test(address),
  fault('typeMismatch'),
);
