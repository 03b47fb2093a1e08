import { createReadStream, existsSync } from 'node:fs';
import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { undoneAfter } from '../interruption.ts';
import { unlessMissing } from '../unless-missing.ts';
import { DAMAGED_FILE, damagedText, withoutDamaged } from './damaged-uploads.ts';
import { heldError, isHeld, type Lock, ownHolder, renewedDuring } from './lock.ts';
import { backupNames, MANIFEST_FILE, parseManifest } from './manifest.ts';
import type { BackupStore } from './store.ts';
import { writeHashed } from './write-hashed.ts';

/** Keeps backups in a folder: each in a folder of its own, uploads in `files`. */
export function folderStore(target: string): BackupStore {
  const files = path.join(target, 'files');
  const damagedFile = path.join(target, DAMAGED_FILE);
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
      return withoutDamaged(sizes, (await unlessMissing(readFile(damagedFile, 'utf8'))) ?? '');
    },
    async noteDamaged(hashes) {
      if (hashes.length > 0) await writeFile(damagedFile, damagedText(hashes), { mode: 0o600 });
      // Others than the owner may verify, too, as long as there is nothing to note.
      else if (existsSync(damagedFile)) await rm(damagedFile);
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
  const file = path.join(target, 'lock');
  await mkdir(target, { recursive: true, mode: 0o700 });
  const found = await unlessMissing(readLock(file));
  if (found && isHeld(found)) throw heldError(found, file);
  // Left by a process that was killed.
  if (found) await rm(file, { force: true });
  await writeFile(file, ownHolder(), { flag: 'wx', mode: 0o600 }).catch(async (error: unknown) => {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    if (reason !== 'EEXIST') throw new Error(`${target} cannot be written to (${reason}).`);
    throw heldError(await readLock(file), file);
  });
  const renew = async () => utimes(file, new Date(), new Date());
  return undoneAfter(
    () => rm(file, { force: true }),
    () => renewedDuring(renew, work),
  );
}

/** What it says may be missing yet: that of a process which begins at the same moment. */
const readLock = async (file: string): Promise<Lock> => ({
  holder: await readFile(file, 'utf8'),
  renewed: (await stat(file)).mtimeMs,
});
