import post from '../post/content-types/post/schema';

type Attributes = Record<string, Record<string, unknown>>;

/**
 * Not part of what an editor writes: when a deleted account's post is purged, the text of `_q`, when
 * the words of the public post changed, when it was checked, reported or corrected, what follows from
 * that, and whether readers should be careful.
 */
export const NOT_COPIED: readonly string[] = [
  'purge_at',
  'search_text',
  'words_changed_at',
  'checked_at',
  'checked_by',
  'confirmed_at',
  'check_due_at',
  'expires_at',
  'listed_last',
  'reported_at',
  'contact_hidden_at',
  'corrected_at',
  'safety_note',
];

/**
 * The attributes that a version shares with its post. A draft may be incomplete, so nothing is
 * required, and several versions of a post have the same slug.
 */
export function copiedAttributes(): Attributes {
  const attributes: Attributes = post.attributes;
  const copied = Object.entries(attributes).filter(([name]) => !NOT_COPIED.includes(name));
  return Object.fromEntries(
    copied.map(([name, { required, unique, ...attribute }]) => [name, attribute]),
  );
}
