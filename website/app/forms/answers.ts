import { oneLine } from 'folding/one-line';
import { z } from 'zod';
import { fieldLimits } from './field-limits.ts';
import type { FieldError } from './form-state.ts';

const fieldError = (name: FieldError) => name;

/** A schema for text of `min` to `max` characters after `normalise`; empty text is missing, not too short. */
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

/** The number of links in a text, with or without a scheme. */
export function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
}

/**
 * Pattern of one email address, in any script. It is also the field's `pattern`, since browsers
 * alone accept an address without a dot.
 */
export const emailPattern = '[^\\s@,;:<>]+@[^\\s@,;:<>]+\\.[^\\s@,;:<>]+';

/** One line without the full stop of a sentence that it was copied from. */
function withoutFullStop(typed: string): string {
  const line = oneLine(typed);
  return line.endsWith('.') ? line.slice(0, -1) : line;
}

/** Only what is not too long is compared: of many dots, each could be the last one. */
export const email = text(fieldLimits.email, withoutFullStop).pipe(
  z.string().regex(new RegExp(`^${emailPattern}$`, 'u'), fieldError('typeMismatch')),
);
