import { pluralRules } from './formatters.ts';
import { formatNumber } from './number.ts';

/** The forms of a text by plural category; `#` is replaced by the number. `other` is required. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Selects the plural form for a number and inserts the number.
 * @param locale BCP 47 tag that decides plural rules and digits
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale, {}).select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(count, locale));
}
