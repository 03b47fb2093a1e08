import { searchLanguageOf } from '../text/languages';
import type { UnderstoodType } from './meaning';
import type { Understood } from './understand';

/** What was understood, as the API returns it. */
export interface ShownUnderstood {
  type: UnderstoodType;
  value: string;
  /** In the language of the page; null where the website has its own word for it. */
  name: string | null;
  words: string;
}

/** Kinds, languages, prices and times are named by the website. */
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
    const translated = entry?.names.find((name) => name.language === shownLanguage)?.name;
    const name = NAMED_BY_WEBSITE.has(type) ? null : (translated ?? entry?.name ?? null);
    return { type, value, name, words };
  });
}
