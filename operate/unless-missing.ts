/**
 * What a call of the file system gives.
 * @returns null if there is no such file or folder
 * @throws all other errors, such as missing rights
 */
export async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
