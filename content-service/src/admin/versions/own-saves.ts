/** The last save of each version from this window; resolves with its `updatedAt`. */
const saves = new Map<string, Promise<string | undefined>>();

const listeners = new Set<(documentId: string) => void>();

/** Calls after each save from this window. @returns stops calling */
export function onSaved(listener: (documentId: string) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Saves a version and remembers when that was: the form learns its new `updatedAt` only later, and
 * until then our own save would look like that of another user.
 * @param readTime reads `updatedAt` of the version
 * @returns that time; undefined if it could not be read
 */
export async function saveVersion(
  documentId: string,
  save: () => unknown,
  readTime: () => Promise<string | undefined>,
): Promise<string | undefined> {
  const saved = (async () => {
    await save();
    const time = await readTime();
    for (const listener of listeners) listener(documentId);
    return time;
  })();
  saves.set(
    documentId,
    saved.catch(() => undefined),
  );
  return saved;
}

/**
 * `updatedAt` of the version that the editor has seen, once a save that still runs has ended.
 * @param loaded that of the form
 */
export async function timeSeen(documentId: string, loaded: string | undefined) {
  const own = await saves.get(documentId);
  return own !== undefined && (loaded === undefined || own > loaded) ? own : loaded;
}
