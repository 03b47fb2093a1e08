/**
 * The fields of a post that say what it is a translation of. Only the desk writes them: a form or a
 * call that sends them back is not followed, and they are not shown among the changes of a version.
 */
export const TRANSLATION_FIELDS = [
  'translation_group',
  'translated_from',
  'translated_version',
  'is_machine_translated',
  'source_words_at',
] as const;

/** Whether the desk writes a field for translations. */
export function isTranslationField(field: string): boolean {
  return TRANSLATION_FIELDS.some((each) => each === field);
}
