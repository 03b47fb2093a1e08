import { setTimeout } from 'node:timers/promises';

/** How long a page that is otherwise complete waits for what it can do without. */
const MAX_WAIT_MS = 200;

/**
 * What a page shows if it is there in time.
 * @param required what the page cannot do without
 * @returns what `optional` resolves to; an empty list if that takes much longer than what is required
 * @throws what the first of both throws
 */
export function unlessLate<Item>(
  optional: Promise<readonly Item[]>,
  required: Promise<unknown>,
): Promise<readonly Item[]> {
  const timeout = required.then(() => setTimeout<readonly Item[]>(MAX_WAIT_MS, [], { ref: false }));
  return Promise.race([optional, timeout]);
}
