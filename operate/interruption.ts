import { setTimeout as sleep } from 'node:timers/promises';

type Undo = () => Promise<unknown>;

/** How long undoing may take before the process ends all the same, in milliseconds. */
const TIMEOUT_MS = 5000;

const pending: Undo[] = [];

/**
 * Undoes at the end of some work what was done for it, also if a signal ends the process meanwhile.
 * @throws what the work throws
 */
export async function undoneAfter<Result>(
  undo: Undo,
  work: () => Promise<Result>,
): Promise<Result> {
  pending.push(undo);
  try {
    return await work();
  } finally {
    pending.splice(pending.lastIndexOf(undo), 1);
    await undo();
  }
}

/** Undoes what is pending, the latest first, before a signal ends the process. What fails is left. */
export async function undoPending(): Promise<void> {
  const undoing = (async () => {
    for (const undo of pending.splice(0).reverse()) await undo().catch(() => {});
  })();
  await Promise.race([undoing, sleep(TIMEOUT_MS, undefined, { ref: false })]);
}
