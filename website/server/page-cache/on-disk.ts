import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromFile, type StoredPage, toFile } from './page-file.ts';
import { LONGEST, type Shelf } from './shelf.ts';

type Options = {
  /** Of this site before this content service only: made when needed. */
  folder: string;
  build: string;
  shelf: Shelf;
  /** Whether a page that another build made still finds the files it names. */
  isWhole: (html: string) => boolean;
  now: () => number;
};

const ENDING = '.page';

const nameOf = (address: string) =>
  createHash('sha256').update(address).digest('hex').slice(0, 32) + ENDING;

/** Made pages in a folder, one file each, so that they outlive the process. */
export function createPagesOnDisk({ folder, build, shelf, isWhole, now }: Options) {
  /** When the page of each file was made. */
  const written = new Map<string, number>();

  return {
    /** Puts the pages of the folder on the shelf. Damaged, old and unfit files are removed. */
    async load(): Promise<number> {
      const names = await readdir(folder).catch(() => []);
      let loaded = 0;
      for (const name of names) {
        const stored = await readPage(join(folder, name));
        if (stored && name === nameOf(stored.address) && isUsable(stored)) {
          put(stored);
          written.set(name, stored.page.madeAt);
          loaded += 1;
        } else await rm(join(folder, name), { force: true });
      }
      return loaded;
    },

    /** Writes the pages that are new since the last time, and removes those that left the shelf. */
    async save(): Promise<void> {
      await mkdir(folder, { recursive: true });
      const left = new Set(written.keys());
      for (const [address, { page, isNarrowed }] of shelf.entries()) {
        const name = nameOf(address);
        left.delete(name);
        if (written.get(name) === page.madeAt) continue;
        await writeWhole(join(folder, name), toFile({ address, build, isNarrowed, page }));
        written.set(name, page.madeAt);
      }
      for (const name of left) {
        await rm(join(folder, name), { force: true });
        written.delete(name);
      }
    },
  };

  function isUsable({ build: maker, page }: StoredPage): boolean {
    if (now() - page.madeAt > LONGEST) return false;
    const isHtml = page.headers['content-type']?.startsWith('text/html');
    return maker === build || !isHtml || isWhole(page.bodies.identity.toString('utf8'));
  }

  function put({ address, build: maker, isNarrowed, page }: StoredPage): void {
    // What another build made is shown only where no new page can be made.
    const isOutdated = maker !== build;
    shelf.put(address, { page, isNarrowed, seenAt: 0, isOutdated, failedAt: null });
  }
}

async function readPage(path: string): Promise<StoredPage | null> {
  try {
    return fromFile(await readFile(path));
  } catch {
    // A file that cannot be read is as good as none.
    return null;
  }
}

/** A reader sees the old file or the new one, never a part. */
async function writeWhole(path: string, bytes: Buffer): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, bytes);
  await rename(draft, path);
}
