import { appendFileSync, renameSync, statSync, writeFileSync } from 'node:fs';

/** From this size on, a log is begun anew, and the former one kept beside it. */
const MAX_BYTES = 20e6;

/**
 * Opens a log file. Nothing here throws: a full disk loses lines, but must not end what is logged.
 * @param options `append` continues an existing log; `maxBytes` is smaller in tests only
 * @returns writes a line
 */
export function openLog(
  file: string,
  { append = false, maxBytes = MAX_BYTES } = {},
): (line: string) => void {
  if (!append) attempt(() => writeFileSync(file, ''));
  let bytes = 0;
  attempt(() => {
    bytes = statSync(file).size;
  });
  return (line) =>
    attempt(() => {
      if (bytes >= maxBytes) {
        renameSync(file, `${file}.1`);
        bytes = 0;
      }
      appendFileSync(file, `${line}\n`);
      bytes += Buffer.byteLength(line) + 1;
    });
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // Where should it be said, if not in the log?
  }
}
