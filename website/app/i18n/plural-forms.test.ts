import { describe, expect, it, vi } from 'vitest';
import { messagesFor } from './language.ts';
import { languageCodes } from './languages.ts';
import type * as Plural from './plural.ts';

/** The locale and forms of each text that depends on a number, as the catalogue asks for them. */
const asked = vi.hoisted((): { locale: string; forms: Plural.PluralForms }[] => []);

vi.mock('./plural.ts', () => ({
  plural: (locale: string, _: number, forms: Plural.PluralForms) => {
    asked.push({ locale, forms });
    return forms.other;
  },
}));

describe.each(languageCodes)('the messages in %s', (language) => {
  asked.length = 0;
  callAll(messagesFor(language, 'Diyar'));
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();

  it.each(asked.splice(0))('have every plural form: $forms.other', ({ locale, forms }) => {
    expect(locale).toBe(language);
    expect(Object.keys(forms).toSorted()).toEqual(pluralCategories.toSorted());
  });
});

it.each(languageCodes)('counts in %s in as many texts as in English', (language) => {
  const count = (code: typeof language) => {
    asked.length = 0;
    callAll(messagesFor(code, 'Diyar'));
    return asked.length;
  };
  expect(count(language)).toBeGreaterThanOrEqual(count('en'));
  expect(count('en')).toBeGreaterThan(0);
});

/** Calls every message that takes something, with numbers. */
function callAll(value: unknown): void {
  if (typeof value === 'function') value(2, 2, 2);
  else if (typeof value === 'object' && value !== null) Object.values(value).forEach(callAll);
}
