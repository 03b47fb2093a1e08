import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Upload } from './manifest.ts';

/** Where a backup folder stores the content of a file: once, however many backups have it. */
export const storedFile = (target: string, hash: string) =>
  path.join(target, 'files', hash.slice(0, 2), hash);

/**
 * Stores the files of a folder under the hashes of their contents.
 * @param source the folder; a missing one counts as empty
 * @param known files of an earlier pass or backup, by path: unchanged ones are not read again
 * @param onFile called after each file that was stored
 * @returns the files, by path
 */
export async function storeUploads(
  source: string,
  target: string,
  known: ReadonlyMap<string, Upload>,
  onFile: () => void,
): Promise<Map<string, Upload>> {
  const uploads = new Map<string, Upload>();
  for (const relative of await filesIn(source)) {
    const file = path.join(source, relative);
    // A visitor of the panel may delete it meanwhile.
    const stats = await stat(file).catch(() => null);
    if (!stats) continue;
    const modified = Math.floor(stats.mtimeMs);
    const earlier = known.get(relative);
    const isUnchanged =
      earlier?.bytes === stats.size &&
      earlier.modified === modified &&
      (await exists(storedFile(target, earlier.hash)));
    if (isUnchanged) {
      uploads.set(relative, earlier);
      continue;
    }
    const stored = await store(file, target).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (!stored) continue;
    uploads.set(relative, { path: relative, ...stored, modified });
    onFile();
  }
  return uploads;
}

/** SHA-256 of a file. @throws Error if it cannot be read */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk);
  return hash.digest('hex');
}

/** The paths of all files in a folder, sorted; none if it does not exist. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

async function store(file: string, target: string): Promise<{ hash: string; bytes: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(path.join(target, 'files'), { recursive: true, mode: 0o700 });
  // Under its name only when it is complete.
  const partial = path.join(target, 'files', `partial-${process.pid}`);
  try {
    await pipeline(createReadStream(file), count, createWriteStream(partial, { mode: 0o600 }));
    const digest = hash.digest('hex');
    const final = storedFile(target, digest);
    await mkdir(path.dirname(final), { recursive: true, mode: 0o700 });
    await rename(partial, final);
    return { hash: digest, bytes };
  } finally {
    await rm(partial, { force: true });
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
