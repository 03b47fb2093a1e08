import { readFile, rm } from 'node:fs/promises';
import { exportedEntries } from './exported-entries';
import { readArchive } from './read-archive';
import type { ForeignEntry, Origin, Source } from './source';

/**
 * The file that `strapi export --no-encrypt` of Strapi 4 or 5 writes.
 * @throws Error with one sentence if it cannot be read
 */
export async function exportSource(file: string): Promise<Source> {
  const { schemas, entities, links, files, folder } = await readArchive(file);
  const entriesOf = exportedEntries({ schemas, entities, links });
  const nameOf = (url: string) => decodeURIComponent(url.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
  return {
    read: (origin) => inOrder(entriesOf(origin.from), origin, file),
    async readFile(url) {
      const stored = files.get(nameOf(url));
      if (stored === undefined) throw new Error('the export does not contain it');
      return readFile(stored);
    },
    uploadKey: (url) => (files.has(nameOf(url)) ? `/uploads/${nameOf(url)}` : undefined),
    close: () => rm(folder, { recursive: true }),
  };
}

async function* inOrder(
  entries: ForeignEntry[] | undefined,
  { from }: Origin,
  file: string,
): AsyncIterable<ForeignEntry> {
  if (!entries) {
    throw new Error(`${file} has no type "${from}"; name another in the mapping, or null.`);
  }
  yield* entries.sort((one, other) => one.id - other.id);
}
