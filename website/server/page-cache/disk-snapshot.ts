import { createHash, randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromBytes, type StoredEntry, toBytes } from './entry-bytes.ts';
import { identityOf } from './page.ts';
import { buildTag, MAX_PAGE_AGE_MS, type PageStore } from './page-store.ts';

type Options = {
  /** For this site and this content service only; created if missing. */
  folder: string;
  /** The running build. */
  build: string;
  store: PageStore;
  /** Whether the files that a page of another build refers to still exist. */
  isIntact: (html: string) => boolean;
  /** Called with the first of several consecutive failures. */
  onError: (operation: string, error: unknown) => void;
  now: () => number;
};

const EXTENSION = '.page';

const fileNameOf = (key: string) =>
  createHash('sha256').update(key).digest('hex').slice(0, 32) + EXTENSION;

/**
 * Cached pages in a folder, one file each, so that they outlive the process. If the folder cannot be
 * read or written, that is reported, and the website runs without it.
 */
export function createDiskSnapshot({ folder, build, store, isIntact, onError, now }: Options) {
  /** When the page in each file was rendered. */
  const renderedAtByFile = new Map<string, number>();
  let isFailing = false;

  return {
    /**
     * Loads the pages of the folder into the store; damaged, old and unusable files are removed.
     * @returns their number
     */
    async load(): Promise<number> {
      const problems: unknown[] = [];
      for (const { name } of await filesIn(folder, problems)) {
        const stored = await readEntry(join(folder, name), problems);
        if (stored && name === fileNameOf(stored.entry.key) && (await isLoadable(stored))) {
          addToStore(stored);
          renderedAtByFile.set(name, stored.entry.page.renderedAt);
        } else await rm(join(folder, name), { force: true }).catch((error) => problems.push(error));
      }
      if (problems.length > 0) {
        onError(`reading cached pages from disk (problems: ${problems.length})`, problems[0]);
      }
      return renderedAtByFile.size;
    },

    /**
     * Writes the pages rendered since the last time, and removes those evicted from the store.
     * @param deadline what is not written by then is left for the next time
     */
    async save(deadline?: AbortSignal): Promise<void> {
      try {
        await writeNew(deadline);
        isFailing = false;
      } catch (error) {
        if (!isFailing) onError('writing cached pages to disk', error);
        isFailing = true;
      }
    },
  };

  async function writeNew(deadline?: AbortSignal): Promise<void> {
    await mkdir(folder, { recursive: true });
    const evictedFiles = new Set(renderedAtByFile.keys());
    for (const entry of [...store.entries()]) {
      const name = fileNameOf(entry.key);
      evictedFiles.delete(name);
      if (renderedAtByFile.get(name) === entry.page.renderedAt) continue;
      deadline?.throwIfAborted();
      await writeAtomically(join(folder, name), toBytes({ build, entry }));
      renderedAtByFile.set(name, entry.page.renderedAt);
    }
    for (const name of evictedFiles) {
      await rm(join(folder, name), { force: true });
      renderedAtByFile.delete(name);
    }
  }

  async function isLoadable({ build: renderedBy, entry: { page } }: StoredEntry): Promise<boolean> {
    if (now() - page.renderedAt > MAX_PAGE_AGE_MS) return false;
    const isHtml = page.headers['content-type']?.startsWith('text/html');
    if (renderedBy === build || !isHtml) return true;
    return isIntact((await identityOf(page.bodies)).toString('utf8'));
  }

  function addToStore({ entry, build: renderedBy }: StoredEntry): void {
    const tag = buildTag(renderedBy);
    const { page } = entry;
    store.set({ ...entry, page: { ...page, tags: new Set([...page.tags, tag]) } });
    // A page of another build is served only if it cannot be rendered again.
    if (renderedBy !== build) store.invalidate([tag], now());
  }
}

/** The files of a folder; a folder that does not exist has none. */
async function filesIn(folder: string, problems: unknown[]): Promise<Dirent[]> {
  try {
    const found = await readdir(folder, { withFileTypes: true });
    return found.filter((each) => each.isFile());
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      problems.push(error);
    return [];
  }
}

async function readEntry(path: string, problems: unknown[]): Promise<StoredEntry | null> {
  try {
    const stored = fromBytes(await readFile(path));
    if (!stored) problems.push(new Error(`${path} is damaged.`));
    return stored;
  } catch (error) {
    problems.push(error);
    return null;
  }
}

/** Readers see the old file or the new one, never a partial one. */
async function writeAtomically(path: string, bytes: Buffer): Promise<void> {
  const temporaryPath = `${path}.${randomUUID()}`;
  try {
    await writeFile(temporaryPath, bytes);
    await rename(temporaryPath, path);
  } catch (error) {
    await rm(temporaryPath, { force: true }).catch(() => {});
    throw error;
  }
}
