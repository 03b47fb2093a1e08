import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment';

/** Contains the registration link as long as there is no administrator. */
const linkFile = path.join(environment.dataDirectory, 'first-administrator-link.txt');

/** Writes the link to a file that only the service's own user can read. */
export function writeLinkFile(link: string): void {
  // A new file: an existing one would keep its permissions and might be a symbolic link.
  const temporaryFile = `${linkFile}.${process.pid}`;
  rmSync(temporaryFile, { force: true });
  writeFileSync(temporaryFile, `${link}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(temporaryFile, linkFile);
}

export function removeLinkFile(): void {
  rmSync(linkFile, { force: true });
}
