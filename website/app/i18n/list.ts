import { formatsOf } from './formats/language-formats.ts';

/** A list in words, e.g. "Arabic, Turkish and Persian". @param locale language of the words */
export function formatList(items: readonly string[], locale: string): string {
  const { list } = formatsOf(locale);
  if (!list) return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  const last = items.slice(-1);
  const others = items.slice(0, -1).join(list.separator);
  return [others, ...last].filter(Boolean).join(list.last);
}
