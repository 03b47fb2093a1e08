import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { TranslationSettings } from '../environment';
import { authorFields } from '../versions/author';
import { updateOpenVersion } from '../versions/change-state';
import type { Author, Entry, Version } from '../versions/version';
import { findSource } from './follow-source';
import { translateWords } from './machine/translate-words';

/** Whether a draft of a translation has no words yet. */
export function isWithoutWords({ title, description }: Version): boolean {
  return !title && !description;
}

/**
 * Fills the draft of a translation with the words that a service finds for those of the public source.
 * Nothing becomes public, and the draft says that a machine has translated it.
 * @param seen `updatedAt` of the draft that was seen
 * @throws MachineError, ValidationError for a draft that has words, ConflictError if it was saved
 * meanwhile
 */
export async function translateDraft(
  strapi: Core.Strapi,
  version: Version,
  { service, author, seen }: { service: TranslationSettings; author: Author; seen: string },
): Promise<Version> {
  const source = await findSource(strapi, version);
  if (!source) throw new errors.NotFoundError('The source of this translation does not exist.');
  if (!isWithoutWords(version)) throw new errors.ValidationError('The draft has words already.');
  const languages = { source: languageOf(source), target: languageOf(version) };
  const words: Record<string, unknown> = {
    ...(await translateWords(service, source, languages)),
    is_machine_translated: true,
    ...(version.state === 'autosaved' && { state: 'draft' }),
    ...authorFields(author),
  };
  return updateOpenVersion(strapi, version.documentId, seen, () => words);
}

function languageOf({ nationality }: Entry): string {
  const isCommunity = typeof nationality === 'object' && nationality !== null;
  const code = isCommunity && 'language_query' in nationality && nationality.language_query;
  if (typeof code !== 'string') throw new errors.ValidationError('A post has no language.');
  return code;
}
