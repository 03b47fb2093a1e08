import { numberFormat, pluralRules } from './formatters.ts';

/** The forms of a text by plural category; `#` stands for the number. `other` is always needed. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/**
 * Picks the form of a text for a number and puts the number in.
 * @param locale BCP 47 tag whose plural rules and digits count
 */
export function plural(locale: string, count: number, forms: PluralForms): string {
  const form = forms[pluralRules(locale, {}).select(count)] ?? forms.other;
  return form.replaceAll('#', numberFormat(locale, { numberingSystem: 'latn' }).format(count));
}
