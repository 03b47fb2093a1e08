import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { create } from 'tar';

/** Of the repository, what neither serving nor building needs. */
const LEFT_OUT = /^(bench|content-service\/contract|docs\/pictures|e2e|lint|website\/contract)\//;

/** What the builds write, relative to the repository. */
const BUILDS = ['website/build', 'content-service/dist', 'content-service/dist/build'];

/**
 * Packs a built repository into an archive: its files and what the builds wrote, but no packages, which
 * are those of the machine that serves.
 * @param root the repository
 * @param folder for the archive
 * @returns the archive; its SHA-256 is beside it, with `.sha256` after its name
 * @throws Error if something is not built
 */
export async function packRelease(root: string, folder: string): Promise<string> {
  for (const built of BUILDS) {
    if (!existsSync(path.join(root, built))) throw new Error(`${built} is missing: build first.`);
  }
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  const files = tracked.split('\0').filter((file) => file !== '' && !LEFT_OUT.test(file));
  const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  const archive = path.join(folder, `${name}-${version}.tar.gz`);
  await create(
    // Owned by whoever extracts it.
    { file: archive, cwd: root, prefix: `${name}-${version}`, gzip: true, portable: true },
    [...files, 'website/build', 'content-service/dist'],
  );
  const hash = createHash('sha256').update(readFileSync(archive)).digest('hex');
  writeFileSync(`${archive}.sha256`, `${hash}  ${path.basename(archive)}\n`);
  return archive;
}
