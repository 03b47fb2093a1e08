import type { Core } from '@strapi/strapi';
import { loadEntry } from '../versions/copy';
import { type Difference, differencesBetween } from '../versions/differences';
import { WORDS } from '../versions/track-words';
import { type Entry, VERSION } from '../versions/version';
import { findSource } from './follow-source';
import { isOutdated } from './translation-state';

/** What a translator needs beside the form. */
export interface TranslationView {
  source: { documentId: string; updatedAt: string; title: unknown; description: unknown };
  /** Community of the source, with language and direction. */
  community: unknown;
  isOutdated: boolean;
  isMachineTranslated: boolean;
  /** What changed in the words of the source since the translation followed it. */
  differences: Difference[];
}

/**
 * A post or a version as a translation.
 * @returns null if it is none, or if its source is gone
 */
export async function describeTranslation(
  strapi: Core.Strapi,
  entry: Entry,
): Promise<TranslationView | null> {
  const source = await findSource(strapi, entry);
  if (!source) return null;
  const { documentId, updatedAt, title, description, nationality } = source;
  return {
    source: { documentId, updatedAt, title, description },
    community: nationality ?? null,
    isOutdated: isOutdated(entry.source_words_at, source.words_changed_at),
    isMachineTranslated: entry.is_machine_translated === true,
    differences: await differencesSince(strapi, entry, source),
  };
}

async function differencesSince(
  strapi: Core.Strapi,
  { translated_version }: Entry,
  source: Entry,
): Promise<Difference[]> {
  if (typeof translated_version !== 'string') return [];
  const followed = await loadEntry(strapi, VERSION, { documentId: translated_version });
  if (!followed) return [];
  const words: readonly string[] = WORDS;
  return differencesBetween(strapi, followed, source).filter(({ field }) => words.includes(field));
}
