import type { UploadPlace } from '../uploads/place.ts';
import type { Upload } from './manifest.ts';
import type { BackupStore } from './store.ts';

/**
 * Stores all uploads of an installation.
 * @param places a file that several have is taken from the first
 * @param known files of an earlier pass or backup, by path: unchanged ones are not read again
 * @param onFile called after each file that was stored
 * @returns the files, by path
 */
export async function storeUploads(
  places: readonly UploadPlace[],
  store: BackupStore,
  known: ReadonlyMap<string, Upload>,
  onFile: () => void,
): Promise<Map<string, Upload>> {
  const uploads = new Map<string, Upload>();
  const stored = await store.uploads();
  for (const place of places) {
    for await (const { path, bytes, modified } of place.list()) {
      if (uploads.has(path)) continue;
      const earlier = known.get(path);
      // A stored file that has become shorter or longer is damaged: it is stored anew.
      const isUnchanged =
        earlier?.bytes === bytes &&
        earlier.modified === modified &&
        stored.get(earlier.hash) === bytes;
      if (isUnchanged) {
        uploads.set(path, earlier);
        continue;
      }
      // An editor may delete it meanwhile.
      const content = await place.read(path);
      if (!content) continue;
      uploads.set(path, { path, ...(await store.addUpload(content)), modified });
      onFile();
    }
  }
  return uploads;
}
