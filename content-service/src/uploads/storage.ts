import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import { environment } from '../environment';
import { type Bucket, openBucket } from './bucket';
import { hashOfPicture, type StoredName } from './stored-name';
import { uploadEvents } from './upload-events';
import { removeWhenSaved, saveWhole, write } from './whole-uploads';

const FILE = 'plugin::upload.file';

/** What Strapi passes on to write a file. */
interface NewFile extends StoredName {
  mime: string;
  stream?: Readable;
  url?: string;
}

/** How Strapi's upload plugin stores files. */
interface Provider {
  uploadStream: (file: NewFile) => Promise<unknown>;
  replaceStream?: (file: NewFile, former: StoredName) => Promise<unknown>;
  delete: (file: StoredName) => Promise<unknown>;
}

/** The bucket of S3_BUCKET; undefined if uploads are stored in DATA_DIR. */
export const bucket: Bucket | undefined = environment.bucket && openBucket(environment.bucket);

/** The storage did not take or remove a file. */
export class StorageUnavailable extends Error {}

/**
 * Replaces the provider of Strapi's upload plugin: files are in DATA_DIR or the bucket, and are saved
 * wholly or not at all (`saveUploads`). The database calls both "local" and has the same addresses for
 * both, `/uploads/…`, so that moving files changes nothing in it.
 */
export function configureStorage(strapi: Core.Strapi): void {
  const plugin: { provider: Provider } = strapi.plugin('upload') as never;
  const local = plugin.provider;
  const { uploadStream, remove } = bucket ? inBucket(bucket, local) : inFolder(local);
  const provider: Provider = {
    uploadStream: (file) => write(file, () => uploadStream(file)),
    delete: (file) => removeWhenSaved(file, remove),
    async replaceStream(file, former) {
      await provider.uploadStream(file);
      await provider.delete(former);
    },
  };
  plugin.provider = Object.assign(Object.create(local), provider);
}

/**
 * Runs Strapi's saving of uploads, all of it or nothing.
 * @param findUnneeded keeps replaced files that are still needed, and returns the others
 * @throws what `save` throws
 */
export function saveUploads<Result>(
  strapi: Core.Strapi,
  findUnneeded: (files: StoredName[]) => Promise<StoredName[]>,
  save: () => Promise<Result>,
): Promise<Result> {
  const { provider }: { provider: Provider } = strapi.plugin('upload') as never;
  const storage = {
    // Outside of the attempt, so that it removes at once.
    remove: (file: StoredName) => provider.delete(file),
    findUnneeded,
    findRecorded: (files: StoredName[]) => findRecorded(strapi, files),
    onLeftOver: ({ hash, ext }: StoredName, error: unknown) =>
      strapi.log.warn(`the file uploads/${hash}${ext} is left over: ${reasonOf(error)}`),
  };
  const saving = saveWhole(storage, save);
  saving.then(
    () => uploadEvents.emit('end', 'succeeded'),
    () => uploadEvents.emit('end', 'failed'),
  );
  return saving;
}

async function findRecorded(strapi: Core.Strapi, files: StoredName[]): Promise<StoredName[]> {
  const nameOfFile = (file: StoredName) => [file.hash, hashOfPicture(file)];
  const rows: { hash: string }[] = await strapi.db.query(FILE).findMany({
    select: ['hash'],
    where: { hash: { $in: files.flatMap(nameOfFile) } },
  });
  const recorded = new Set(rows.map(({ hash }) => hash));
  return files.filter((file) => nameOfFile(file).some((name) => recorded.has(name)));
}

const inFolder = (local: Provider) => ({
  uploadStream: local.uploadStream,
  remove: local.delete,
});

function inBucket(storage: Bucket, local: Provider) {
  const guarded = (call: Promise<unknown>) =>
    call.catch((error: unknown) => {
      throw new StorageUnavailable(`the storage for uploads failed: ${reasonOf(error)}`);
    });
  return {
    async uploadStream(file: NewFile) {
      if (!file.stream) throw new Error('Missing file stream');
      const name = file.hash + file.ext;
      // Whole, so that the SDK can repeat an attempt; sizes are limited.
      const content = await buffer(file.stream);
      await guarded(storage.put(name, content, file.mime));
      file.url = `/uploads/${name}`;
    },
    /** Also from the folder, where files are from before there was a bucket. */
    async remove(file: StoredName) {
      await guarded(storage.delete(file.hash + file.ext));
      await local.delete(file);
    },
  };
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? `${error.name} ${error.message}`.trim() : String(error);
