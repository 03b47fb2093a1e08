import { type SearchLanguage, searchLanguageOf } from '../text/languages';
import type { NamedEntry, UnderstoodType } from './meaning';
import type { Understood } from './understand';

/** What was understood, as the API returns it. */
export interface ShownUnderstood {
  type: UnderstoodType;
  value: string;
  /** In the language of the page; null where only the website has a word for it. */
  name: string | null;
  words: string;
}

/** Languages, prices and times are named by the website, and kinds where they have no translation. */
const NAMED_BY_WEBSITE: ReadonlySet<UnderstoodType> = new Set<UnderstoodType>([
  'kind',
  'language',
  'price',
  'time',
]);

/** @param language code of the language that the page is in */
export function showUnderstood(
  understood: Understood[],
  language: string | undefined,
): ShownUnderstood[] {
  const shownLanguage = searchLanguageOf(language) ?? 'en';
  return understood.map(({ meaning: { type, value, entry }, words }) => {
    const fallback = NAMED_BY_WEBSITE.has(type) ? undefined : entry?.name;
    return { type, value, name: nameIn(entry, shownLanguage) ?? fallback ?? null, words };
  });
}

/**
 * Adds the names of kinds to their numbers of results, where they are translated.
 * @param entries all kinds
 * @param language code of the language that the page is in; without one, nothing is added
 */
export function nameKinds<Counted extends { name: string }>(
  counts: Counted[],
  entries: NamedEntry[],
  language: string | undefined,
): (Counted & { title?: string })[] {
  const shownLanguage = searchLanguageOf(language);
  if (!shownLanguage) return counts;
  return counts.map((count) => {
    const entry = entries.find(({ value }) => value === count.name);
    const title = nameIn(entry, shownLanguage);
    return title ? { ...count, title } : count;
  });
}

function nameIn(entry: NamedEntry | undefined, language: SearchLanguage): string | undefined {
  return entry?.names.find((name) => name.language === language)?.name;
}
