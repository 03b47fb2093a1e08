/** Whether an error says that there is no such file or folder, and nothing worse. */
export const isMissing = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
