import type { FieldError } from '../../forms/form-state.ts';
import type { Messages } from '../../i18n/messages/messages.ts';

type LengthLimits = { min: number; max: number };

/** What may be said against an answer; the browser's own name for an address without a dot goes with ours. */
export type FieldErrorMessages = Partial<Record<FieldError | 'patternMismatch', string>>;

/**
 * The words for each fault of a field.
 * @param missing where it may not stay empty
 * @param mistyped where not every text will do
 */
export function errorMessagesOf(
  { min, max }: LengthLimits,
  { tooShort, tooLong }: Messages['forms'],
  {
    missing,
    invalid,
    mismatch,
    tooManyLinks,
  }: { missing?: string; invalid?: string; mismatch?: string; tooManyLinks?: string } = {},
): FieldErrorMessages {
  return {
    ...(missing && { valueMissing: missing }),
    ...(invalid && { typeMismatch: invalid, patternMismatch: invalid }),
    ...(min > 1 && { tooShort: tooShort(min) }),
    tooLong: tooLong(max),
    ...(mismatch && { different: mismatch }),
    ...(tooManyLinks && { tooManyLinks }),
  };
}

/** What is said at the field about its limits. */
export function lengthHint(
  { min, max }: LengthLimits,
  { lengthRange, maxLength }: Messages['forms'],
) {
  return min > 1 ? lengthRange(min, max) : maxLength(max);
}
