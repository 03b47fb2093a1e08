import { z } from 'zod';
import type { PriceReport } from '../../content/costs.server.ts';
import { checkAnswers } from '../../forms/check-answers.ts';
import type { FieldError } from '../../forms/form-state.ts';

const fieldError = (name: FieldError) => name;

export type PriceField = 'city' | 'item' | 'currency' | 'amount';

/** More than anything on the list costs in any currency. */
const MAX_AMOUNT = 1_000_000_000;

const slug = z.string().regex(/^[a-z0-9-]{1,120}$/, fieldError('valueMissing'));

const schema: z.ZodType<PriceReport> = z.object({
  city: slug,
  item: slug,
  currency: z.string().regex(/^[A-Z]{3}$/, fieldError('valueMissing')),
  amount: z
    .string()
    .transform(toAmount)
    .pipe(
      z
        .number(fieldError('typeMismatch'))
        .positive(fieldError('typeMismatch'))
        .max(MAX_AMOUNT, fieldError('typeMismatch')),
    ),
});

/**
 * Reads a number as people type it: with the digits of any language, a decimal comma, and separators
 * of thousands. @returns undefined if it is none
 */
export function toAmount(typed: string): number | undefined {
  const latin = typed
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replace(/[\u066b]/g, '.')
    .replace(/[\s\u066c’']/g, '');
  // Three digits after a separator are thousands, but not after a zero: fares in dinars.
  const thousands = /^[1-9]\d{0,2}(?:[.,]\d{3})+(?=$|[.,]\d{1,2}$)/;
  const plain = latin.replace(thousands, (text) => text.replace(/[.,]/g, '')).replace(',', '.');
  return /^\d{1,10}(?:\.\d{1,3})?$/.test(plain) ? Number(plain) : undefined;
}

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
export const checkPrice = (input: Record<PriceField, string>) => checkAnswers(schema, input);
