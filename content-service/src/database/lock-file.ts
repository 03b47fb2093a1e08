import { DatabaseSync } from 'node:sqlite';

/** SQLite's result code for what another process has locked (https://www.sqlite.org/rescode.html). */
const BUSY = 5;

/**
 * Locks a file until it is released or the process ends, however it ends. Node has no locks of files;
 * SQLite's are those of the operating system.
 * @param file created if it is missing; nothing is written to it
 * @returns what releases it; null if it is locked already
 */
export function lockFile(file: string): (() => void) | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('begin exclusive');
  } catch (error) {
    database.close();
    if (isBusy(error)) return null;
    throw error;
  }
  return () => database.close();
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === BUSY;
