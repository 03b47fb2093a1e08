/** A type that is imported. */
export interface ImportedType {
  /** Its plural name in the API. */
  name: string;
  uid: `api::${string}.${string}`;
  /** Fields by which an entry that exists here is recognised as the same. */
  sameBy: readonly string[];
  /** Fields that are not imported: they follow from others, or belong to this installation. */
  without: readonly string[];
}

const type = (
  singular: string,
  name: string,
  sameBy: readonly string[],
  without: readonly string[] = [],
): ImportedType => ({ name, uid: `api::${singular}.${singular}`, sameBy, without });

/** In this order, so that entries come after those that they refer to. */
export const importedTypes: readonly ImportedType[] = [
  type('post-type', 'post-types', ['name']),
  type('post-category', 'post-categories', ['slug']),
  type('nationality', 'nationalities', ['language_query']),
  type('country', 'countries', ['code']),
  type('city', 'cities', ['slug']),
  type('area', 'areas', ['slug', 'city']),
  type('creator', 'creators', []),
  type(
    'post',
    'posts',
    [],
    [
      'check_due_at',
      'contact_hidden_at',
      'expires_at',
      'listed_last',
      'purge_at',
      'reported_at',
      'safety_note',
      'search_text',
      'source_words_at',
      'translated_version',
      'words_changed_at',
    ],
  ),
];
