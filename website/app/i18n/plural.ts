import type { PluralForms } from './formats/language-format.ts';
import { pluralRules } from './formatters.ts';
import { formatNumber } from './number.ts';

/**
 * Selects the plural form for a number and replaces `#` by the number.
 * @param locale BCP 47 tag that decides plural rules and digits
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale, {}).select(count)] ?? forms.other;
  return form.replaceAll('#', formatNumber(count, locale));
}
