import { type FileHandle, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { openBucket } from '../bucket/bucket.ts';
import { type BucketSettings, uploadsBucket } from '../bucket/settings.ts';
import type { Settings } from '../settings.ts';
import { unlessMissing } from '../unless-missing.ts';

/** A file that was uploaded. */
export type UploadedFile = {
  /** Below the public folder, such as `uploads/boat.webp`. */
  path: string;
  bytes: number;
  /** When it was last changed, in milliseconds since 1970. */
  modified: number;
};

/** Where uploads are: the public folder of DATA_DIR, or a bucket. */
export type UploadPlace = {
  list: () => AsyncIterable<UploadedFile>;
  /** @returns undefined if there is no such file */
  read: (path: string) => Promise<Readable | undefined>;
};

/** The places that an installation has. The content service looks for a file in the same order. */
export async function uploadPlaces(settings: Settings): Promise<UploadPlace[]> {
  const bucket = uploadsBucket(settings.variables);
  const folder = folderPlace(settings.publicDir);
  return bucket ? [folder, await bucketPlace(bucket)] : [folder];
}

/** @param folder a missing one counts as empty */
export function folderPlace(folder: string): UploadPlace {
  return {
    async *list() {
      for (const relative of await filesIn(folder)) {
        // An editor may delete it meanwhile.
        const stats = await unlessMissing(stat(path.join(folder, relative)));
        if (!stats) continue;
        yield { path: relative, bytes: stats.size, modified: Math.floor(stats.mtimeMs) };
      }
    },
    async read(relative) {
      const handle: FileHandle | null = await unlessMissing(open(path.join(folder, relative)));
      return handle?.createReadStream();
    },
  };
}

/** Uploads in a bucket, whose keys are the paths below the public folder. */
export async function bucketPlace(settings: BucketSettings): Promise<UploadPlace> {
  const bucket = await openBucket(settings);
  return {
    async *list() {
      for await (const { key, ...file } of bucket.list('uploads/')) yield { path: key, ...file };
    },
    read: bucket.get,
  };
}

/**
 * The paths of all files in a folder, sorted; none if it does not exist.
 * @throws Error if it cannot be read, or the disk is at fault: then nobody knows what there is
 */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }));
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
