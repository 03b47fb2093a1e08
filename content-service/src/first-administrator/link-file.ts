import { renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environment } from '../environment';

/** Holds the link by which the first administrator registers, as long as there is none. */
const linkFile = path.join(environment.dataDirectory, 'first-administrator-link.txt');

/** Writes the link where only the service's own user can read it. */
export function writeLinkFile(link: string): void {
  // Made anew: a file that is already there keeps its permissions, or leads elsewhere.
  const temporaryFile = `${linkFile}.${process.pid}`;
  rmSync(temporaryFile, { force: true });
  writeFileSync(temporaryFile, `${link}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(temporaryFile, linkFile);
}

export function removeLinkFile(): void {
  rmSync(linkFile, { force: true });
}
