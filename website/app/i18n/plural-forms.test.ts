import { expect, it, vi } from 'vitest';
import { type LanguageCode, languageCodes } from '../languages.ts';
import type { PluralForms } from './formats/language-format.ts';
import { messagesFor } from './language.ts';

/** Locale and forms of each call of `plural` in the catalogue. */
const pluralCalls = vi.hoisted((): { locale: string; forms: PluralForms }[] => []);

vi.mock('./plural.ts', () => ({
  plural: (locale: string, _: number, forms: PluralForms) => {
    pluralCalls.push({ locale, forms });
    return forms.other;
  },
}));

it.each(languageCodes)('has every plural form of %s in each text that counts', (language) => {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted();
  const found = formsIn(language);
  expect(found).toEqual(
    found.map(({ forms }) => ({
      locale: language,
      forms: Object.fromEntries(categories.map((each) => [each, forms[each] ?? 'missing'])),
    })),
  );
});

it('finds the messages with plural forms', () => {
  expect(formsIn('en').map(({ forms }) => forms.one)).toContain('# article');
});

function formsIn(language: LanguageCode) {
  pluralCalls.length = 0;
  callAll(messagesFor(language, 'Diyar'));
  return pluralCalls.slice();
}

/** Calls every message that is a function with numbers. */
function callAll(value: unknown): void {
  if (typeof value === 'function') value(2, 2, 2);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(callAll);
}
