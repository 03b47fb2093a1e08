import { typedAmount } from 'folding/typed-amount';
import { z } from 'zod';
import type { PriceReport } from '../../content/costs.server.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FieldError } from '../../forms/form-state.ts';

const fieldError = (name: FieldError) => name;

export type PriceField = 'city' | 'item' | 'currency' | 'amount';

/** More than anything on the list costs in any currency. */
const MAX_AMOUNT = 1_000_000_000;

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, fieldError('valueMissing'));

const schemaFor = (currency: string): z.ZodType<PriceReport> =>
  z.object({
    city: slug,
    item: slug,
    currency: z.string().regex(/^[A-Z]{3}$/, fieldError('valueMissing')),
    amount: z
      .string()
      .transform((typed) => typedAmount(typed, currency))
      .pipe(
        z
          .number(fieldError('typeMismatch'))
          .positive(fieldError('typeMismatch'))
          .max(MAX_AMOUNT, fieldError('typeMismatch')),
      ),
  });

/** The fields as typed; missing fields are empty. */
export function priceInput(form: URLSearchParams): Record<PriceField, string> {
  const value = (name: PriceField) => form.get(name) ?? '';
  return {
    city: value('city'),
    item: value('item'),
    currency: value('currency'),
    amount: value('amount'),
  };
}

/** Checks what a reader pays. @returns it, or the first error of each field */
export const checkPrice = (input: Record<PriceField, string>) =>
  checkAnswers(schemaFor(input.currency), input);
