/** `SQLITE_FULL`. */
const SQLITE_FULL = 13;

/** What went wrong, in words for the operator; errors of the system get what they leave out. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!isFullDisk(error)) return error.message;
  return `A disk is full (${error.message}): df -h says which. docs/operating.md says what can be deleted.`;
}

function isFullDisk(error: Error): boolean {
  if ('errcode' in error && error.errcode === SQLITE_FULL) return true;
  return 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}
