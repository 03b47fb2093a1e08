/** When what is not done yet is given up, in milliseconds: a second after the last connection is closed. */
const DEADLINE_MS = 9000;

/** When even what cannot be given up is left; whoever stops a program kills it after ten seconds. */
const END_MS = 9500;

/**
 * Waits for the last work of a process, less than ten seconds.
 * @param work is told by `deadline` to give up
 */
export async function endInTime(work: (deadline: AbortSignal) => Promise<unknown>): Promise<void> {
  const deadline = new AbortController();
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const timers = [setTimeout(() => deadline.abort(), DEADLINE_MS), setTimeout(resolve, END_MS)];
  try {
    await Promise.race([work(deadline.signal), end]);
  } finally {
    for (const timer of timers) clearTimeout(timer);
  }
}
