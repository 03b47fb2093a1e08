import type { Fault } from '../../forms/form-state.ts';
import type { Messages } from '../../i18n/messages/messages.ts';

type Limits = { min: number; max: number };

/** What may be said against an answer; the browser's own name for an address without a dot goes with ours. */
export type FieldFaults = Partial<Record<Fault | 'patternMismatch', string>>;

/**
 * The words for each fault of a field.
 * @param missing where it may not stay empty
 * @param mistyped where not every text will do
 */
export function faultsOf(
  { min, max }: Limits,
  { tooShort, tooLong }: Messages['forms'],
  {
    missing,
    mistyped,
    different,
    tooManyLinks,
  }: { missing?: string; mistyped?: string; different?: string; tooManyLinks?: string } = {},
): FieldFaults {
  return {
    ...(missing && { valueMissing: missing }),
    ...(mistyped && { typeMismatch: mistyped, patternMismatch: mistyped }),
    ...(min > 1 && { tooShort: tooShort(min) }),
    tooLong: tooLong(max),
    ...(different && { different }),
    ...(tooManyLinks && { tooManyLinks }),
  };
}

/** What is said at the field about its limits. */
export function limitsInWords({ min, max }: Limits, { between, atMost }: Messages['forms']) {
  return min > 1 ? between(min, max) : atMost(max);
}
