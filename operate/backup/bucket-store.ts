import { createWriteStream } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Bucket, openBucket } from '../bucket/bucket.ts';
import { backupBucket } from '../bucket/settings.ts';
import { undoneAfter } from '../interruption.ts';
import { withScratchFolder } from '../scratch-folder.ts';
import { DAMAGED_FILE, damagedText, withoutDamaged } from './damaged-uploads.ts';
import { heldError, isHeld, type Lock, ownHolder, renewedDuring } from './lock.ts';
import { backupNames, MANIFEST_FILE, parseManifest } from './manifest.ts';
import type { BackupStore } from './store.ts';
import { writeHashed } from './write-hashed.ts';

/** Keeps backups in an S3-compatible bucket, laid out as in a folder. */
export async function bucketStore(
  name: string,
  folder: string,
  variables: Readonly<Record<string, string>>,
): Promise<BackupStore> {
  const bucket = await openBucket(backupBucket(name, variables));
  const root = folder ? `${folder}/` : '';
  const uploadKey = (hash: string) => `${root}files/${hash.slice(0, 2)}/${hash}`;
  const keysOf = async (prefix: string) => {
    const keys: string[] = [];
    for await (const { key } of bucket.list(prefix)) keys.push(key);
    return keys;
  };
  const put = (key: string, file: string) => bucket.put(key, file);
  const damagedKey = root + DAMAGED_FILE;
  const damaged = async () => {
    const content = await bucket.get(damagedKey);
    return content ? await text(content) : '';
  };
  const sizesOfUploads = async () => {
    const sizes = new Map<string, number>();
    for await (const { key, bytes } of bucket.list(`${root}files/`)) {
      sizes.set(path.posix.basename(key), bytes);
    }
    return withoutDamaged(sizes, await damaged());
  };
  let stored: ReturnType<typeof sizesOfUploads> | undefined;
  const uploads = () => {
    stored ??= sizesOfUploads();
    return stored;
  };
  return {
    place: `s3://${name}/${folder}`,
    async names() {
      const keys = await keysOf(root);
      // Written last, so without it a backup is not complete.
      const manifests = keys.filter((key) => key.endsWith(`/${MANIFEST_FILE}`));
      return backupNames(manifests.map((key) => key.slice(root.length, -MANIFEST_FILE.length - 1)));
    },
    async manifest(backup) {
      const key = `${root}${backup}/${MANIFEST_FILE}`;
      const content = await bucket.get(key);
      return parseManifest(content ? await text(content) : '', key);
    },
    add: (backup, fill) =>
      inScratch(async (scratch) => {
        const result = await fill(scratch);
        const files = (await readdir(scratch)).filter((file) => file !== MANIFEST_FILE);
        for (const file of [...files, MANIFEST_FILE]) {
          await put(`${root}${backup}/${file}`, path.join(scratch, file));
        }
        return result;
      }),
    open: (backup, use) =>
      inScratch(async (scratch) => {
        for (const key of await keysOf(`${root}${backup}/`)) {
          const content = await bucket.get(key);
          const file = path.join(scratch, path.posix.basename(key));
          if (content) await pipeline(content, createWriteStream(file, { mode: 0o600 }));
        }
        return use(scratch);
      }),
    async remove(backup) {
      // The manifest first, so that what is left of it does not count as a backup.
      const manifest = `${root}${backup}/${MANIFEST_FILE}`;
      for (const key of [manifest, ...(await keysOf(`${root}${backup}/`))]) {
        await bucket.remove(key);
      }
    },
    uploads,
    async noteDamaged(hashes) {
      if (hashes.length === 0) {
        // Who may only read can verify, too, as long as there is nothing to note.
        if ((await damaged()) !== '') await bucket.remove(damagedKey);
        return;
      }
      await inScratch(async (scratch) => {
        const file = path.join(scratch, DAMAGED_FILE);
        await writeFile(file, damagedText(hashes));
        await put(damagedKey, file);
      });
    },
    addUpload: (content) =>
      inScratch(async (scratch) => {
        const file = path.join(scratch, 'upload');
        const written = await writeHashed(content, file);
        const known = await uploads();
        if (known.get(written.hash) !== written.bytes) await put(uploadKey(written.hash), file);
        known.set(written.hash, written.bytes);
        return written;
      }),
    readUpload: (hash) => bucket.get(uploadKey(hash)),
    async removeUpload(hash) {
      await bucket.remove(uploadKey(hash));
      (await uploads()).delete(hash);
    },
    locked: (work) => withLock(bucket, `${root}lock`, work),
  };
}

/**
 * Not every server can create an object only if there is none, so two processes that begin at the same
 * moment are not kept apart: the timer begins one.
 */
async function withLock<Result>(
  bucket: Bucket,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const found = await readLock(bucket, key);
  if (found && isHeld(found)) throw heldError(found, key);
  const renew = () =>
    inScratch(async (scratch) => {
      const file = path.join(scratch, 'lock');
      await writeFile(file, ownHolder());
      await bucket.put(key, file);
    });
  await renew();
  return undoneAfter(
    () => bucket.remove(key),
    () => renewedDuring(renew, work),
  );
}

async function readLock(bucket: Bucket, key: string): Promise<Lock | undefined> {
  const content = await bucket.get(key);
  if (!content) return undefined;
  let renewed = 0;
  for await (const object of bucket.list(key)) {
    if (object.key === key) renewed = object.modified;
  }
  return { holder: await text(content), renewed };
}

const inScratch = <Result>(use: (folder: string) => Promise<Result>): Promise<Result> =>
  withScratchFolder('backup', use);
