import type { FieldError } from '../../forms/form-state.ts';
import type { Messages } from '../../i18n/messages/messages.ts';

type LengthLimits = { min: number; max: number };

/** Error messages of a field. `patternMismatch` is the browser's error for an email address without a dot. */
export type FieldErrorMessages = Partial<Record<FieldError | 'patternMismatch', string>>;

/**
 * The message for each possible error of a field.
 * @param missing for a required field
 * @param invalid for a field with a pattern
 * @param tooManyLinks for a field that spam is written into
 */
export function errorMessagesOf(
  { min, max }: LengthLimits,
  { tooShort, tooLong }: Messages['forms'],
  {
    missing,
    invalid,
    tooManyLinks,
  }: { missing?: string; invalid?: string; tooManyLinks?: string } = {},
): FieldErrorMessages {
  return {
    ...(missing && { valueMissing: missing }),
    ...(invalid && { typeMismatch: invalid, patternMismatch: invalid }),
    ...(min > 1 && { tooShort: tooShort(min) }),
    tooLong: tooLong(max),
    ...(tooManyLinks && { tooManyLinks }),
  };
}

/** The hint about the length limits of a field. */
export function lengthHint(
  { min, max }: LengthLimits,
  { lengthRange, maxLength }: Messages['forms'],
) {
  return min > 1 ? lengthRange(min, max) : maxLength(max);
}
