import { AsyncLocalStorage } from 'node:async_hooks';
import type { StoredName } from './stored-name';

/** What one call of an editor has done so far. */
interface Attempt {
  writes: { file: StoredName; done: Promise<unknown> }[];
  outdated: StoredName[];
}

interface Storage {
  remove: (file: StoredName) => Promise<unknown>;
  /** Those of replaced files that are no longer needed. */
  findUnneeded: (files: StoredName[]) => Promise<StoredName[]>;
  /** The files among these that the database has. */
  findRecorded: (files: StoredName[]) => Promise<StoredName[]>;
  /** Called with a file that should be removed and cannot be. */
  onLeftOver: (file: StoredName, error: unknown) => void;
}

const attempts = new AsyncLocalStorage<Attempt>();

/** Writes a file; it is removed again if what is saved with it fails. */
export function write(file: StoredName, run: () => Promise<unknown>): Promise<unknown> {
  const done = run();
  attempts.getStore()?.writes.push({ file: nameOf(file), done });
  return done;
}

/** Removes a file, or, while others are saved that replace it, after they have been. */
export async function removeWhenSaved(
  file: StoredName,
  remove: Storage['remove'],
): Promise<unknown> {
  const attempt = attempts.getStore();
  if (!attempt) return remove(file);
  return attempt.outdated.push(nameOf(file));
}

/**
 * Saves files with their sizes and their row in the database: all of it, or nothing.
 * @throws what `save` throws; the former files are still there, then, and the new ones are removed
 */
export async function saveWhole<Result>(
  { remove, findUnneeded, findRecorded, onLeftOver }: Storage,
  save: () => Promise<Result>,
): Promise<Result> {
  const attempt: Attempt = { writes: [], outdated: [] };
  const removeAll = (files: StoredName[]) =>
    Promise.all(files.map((file) => remove(file).catch((error) => onLeftOver(file, error))));
  const removeOutdated = async (files: StoredName[]) => {
    try {
      await removeAll(await findUnneeded(files));
    } catch (error) {
      // What replaces them is saved.
      for (const file of files) onLeftOver(file, error);
    }
  };
  try {
    const result = await attempts.run(attempt, save);
    await removeOutdated(attempt.outdated);
    return result;
  } catch (error) {
    // Also those that failed: a storage may have written what it did not confirm.
    await Promise.allSettled(attempt.writes.map(({ done }) => done));
    const files = attempt.writes.map(({ file }) => file);
    const recorded = new Set((await findRecorded(files)).map(({ hash }) => hash));
    await removeAll(files.filter(({ hash }) => !recorded.has(hash)));
    throw error;
  }
}

/** Strapi changes its objects later. */
const nameOf = ({ hash, ext }: StoredName): StoredName => ({ hash, ext });
