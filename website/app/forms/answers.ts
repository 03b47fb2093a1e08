import { z } from 'zod';
import { fieldLimits } from './field-limits.ts';
import type { FieldError } from './form-state.ts';

const fieldError = (name: FieldError) => name;

/** Text between two lengths, after `tidy`; nothing at all is missing, not short. */
export function text(
  { min, max }: { min: number; max: number },
  normalise: (text: string) => string,
) {
  return z
    .string(fieldError('valueMissing'))
    .transform(normalise)
    .pipe(
      z
        .string()
        .min(Math.min(min, 1), fieldError('valueMissing'))
        .min(min, fieldError('tooShort'))
        .max(max, fieldError('tooLong')),
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

export const email = text(fieldLimits.email, oneLine).refine(
  (address) => new RegExp(`^${emailPattern}$`, 'u').test(address),
  fieldError('typeMismatch'),
);
