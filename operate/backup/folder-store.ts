import { createReadStream } from 'node:fs';
import {
  access,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { unlessMissing } from '../unless-missing.ts';
import { holderOf, isHeld, ownHolder } from './lock.ts';
import { backupNames, MANIFEST_FILE, parseManifest } from './manifest.ts';
import type { BackupStore } from './store.ts';
import { writeHashed } from './write-hashed.ts';

/** Keeps backups in a folder: each in a folder of its own, uploads in `files`. */
export function folderStore(target: string): BackupStore {
  const files = path.join(target, 'files');
  const uploadFile = (hash: string) => path.join(files, hash.slice(0, 2), hash);
  return {
    place: target,
    names: async () => backupNames((await unlessMissing(readdir(target))) ?? []),
    async manifest(name) {
      const file = path.join(target, name, MANIFEST_FILE);
      return parseManifest(await readFile(file, 'utf8').catch(() => ''), file);
    },
    async add(name, fill) {
      const partial = path.join(target, 'partial');
      // Left by a process that was killed.
      await rm(partial, { recursive: true, force: true });
      await mkdir(partial, { mode: 0o700 });
      try {
        const result = await fill(partial);
        await rename(partial, path.join(target, name));
        return result;
      } finally {
        await rm(partial, { recursive: true, force: true });
      }
    },
    open: (name, use) => use(path.join(target, name)),
    remove: (name) => rm(path.join(target, name), { recursive: true }),
    async uploads() {
      const entries = await readdir(files, { recursive: true, withFileTypes: true }).catch(
        () => [],
      );
      const sizes = new Map<string, number>();
      for (const entry of entries.filter((each) => each.isFile())) {
        sizes.set(entry.name, (await stat(path.join(entry.parentPath, entry.name))).size);
      }
      return sizes;
    },
    async addUpload(content) {
      await mkdir(files, { recursive: true, mode: 0o700 });
      // Under its name only when it is complete.
      const partial = path.join(files, `partial-${process.pid}`);
      try {
        const stored = await writeHashed(content, partial);
        await mkdir(path.dirname(uploadFile(stored.hash)), { recursive: true, mode: 0o700 });
        await rename(partial, uploadFile(stored.hash));
        return stored;
      } finally {
        await rm(partial, { force: true });
      }
    },
    async readUpload(hash) {
      const isStored = await access(uploadFile(hash)).then(
        () => true,
        () => false,
      );
      return isStored ? createReadStream(uploadFile(hash)) : undefined;
    },
    removeUpload: (hash) => rm(uploadFile(hash), { force: true }),
    locked: (work) => withLock(target, work),
  };
}

async function withLock<Result>(target: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  const file = path.join(target, 'lock');
  const holder = holderOf(await readFile(file, 'utf8').catch(() => ''));
  // Left by a process that was killed.
  if (!isHeld(holder)) await rm(file, { force: true });
  const lock = await open(file, 'wx', 0o600).catch((error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    if (reason !== 'EEXIST') throw new Error(`${target} cannot be written to (${reason}).`);
    throw new Error(`Another process (${holder.pid}) is changing the backups in ${target}.`);
  });
  await lock.close();
  try {
    await writeFile(file, ownHolder());
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}
