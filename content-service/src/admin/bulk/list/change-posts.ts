/** What `POST /bulk/posts` answers; see src/bulk/bulk-route.ts. */
export interface Changed {
  changed: number;
  left: { documentId: string; title: string | null; reason: string; message: string }[];
}

/** As many as the service takes at a time. */
const BATCH_SIZE = 100;

/**
 * Changes posts, as many at a time as the service takes.
 * @param send changes some of them
 * @param onChanged called after each batch with its result and the posts that are left to change
 * @throws what `send` throws; the batches before stay changed
 */
export async function changePosts(
  documentIds: readonly string[],
  send: (documentIds: readonly string[]) => Promise<Changed>,
  onChanged: (result: Changed, rest: readonly string[]) => void,
): Promise<void> {
  for (let start = 0; start < documentIds.length; start += BATCH_SIZE) {
    const end = start + BATCH_SIZE;
    onChanged(await send(documentIds.slice(start, end)), documentIds.slice(end));
  }
}

/** The results of two batches as one. */
export function addUp(one: Changed | undefined, other: Changed): Changed {
  if (!one) return other;
  return { changed: one.changed + other.changed, left: [...one.left, ...other.left] };
}
