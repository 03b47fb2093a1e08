import { IntlMessageFormat } from 'intl-messageformat';
import { ar } from '#messages/ar';
import { en } from '#messages/en';
import { fa } from '#messages/fa';
import { hi } from '#messages/hi';
import type { MessageTexts } from '#messages/message-texts';
import { ru } from '#messages/ru';
import { tr } from '#messages/tr';
import { ur } from '#messages/ur';
import type { Problem } from '#problem';

const catalogue: Readonly<Record<string, MessageTexts>> = { ar, en, fa, hi, ru, tr, ur };

/** Codes of the languages that have messages. */
export const messageLanguages: readonly string[] = Object.keys(catalogue);

/** Arabic with the digits that readers on the Gulf use. */
const LOCALES: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn' };

/**
 * The message for a problem, as plain text.
 * @param language of the panel; English if there are no messages in it
 */
export function formatProblem({ code, values }: Problem, language: string): string {
  const texts = catalogue[language] ?? en;
  const locale = texts === en ? 'en' : language;
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : isolated(displayName(name, value, locale)),
  ]);
  const format = new IntlMessageFormat(texts[code], LOCALES[locale] ?? locale);
  return String(format.format(Object.fromEntries(shown)));
}

/** Codes of languages, with spaces between several, and of scripts become their names in the language of the message. */
function displayName(name: string, value: string, locale: string): string {
  const nameOf = (type: 'language' | 'script', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  if (name === 'language') return nameOf('language', value);
  if (name === 'languages') {
    const names = value.split(' ').map((code) => nameOf('language', code));
    return new Intl.ListFormat(locale).format(names);
  }
  return name === 'script' || name === 'expected' ? nameOf('script', value) : value;
}

/** With marks that keep its direction from mixing with that of the text around it. */
function isolated(value: string): string {
  return `\u2068${value}\u2069`;
}
