import { mergeSaved, parseSaved, readSaved, writeSaved } from '../../offline/saved-posts.ts';
import type { SavedListProperties } from './saved-list-properties.ts';

/** Safari reads the file after the press, in milliseconds at most. */
const READ_WITHIN_MS = 60_000;

/** The name of the file with the list. */
const FILE_NAME = 'saved-posts.json';

/** Offers the list as a file. */
export function exportFile(): void {
  const file = new Blob([JSON.stringify(readSaved(), null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS);
}

/** Adds the posts of a file to the list. @returns what to tell the visitor */
export async function importFile(
  file: File,
  { labels, locales }: SavedListProperties,
): Promise<string> {
  const added = parseSaved(await file.text());
  if (!added) return labels.invalid;
  // What another browser has found out is found out again.
  const unchecked = added.map(({ checked, change, ...post }) => post);
  const { posts, count } = mergeSaved(readSaved(), unchecked);
  if (!writeSaved(posts)) return labels.failed;
  const number = new Intl.NumberFormat(locales.split(' ')).format(count);
  return labels.imported.replace('{count}', number);
}
