import type { Change } from './notice';

/** Changes of one save, and of many saves at once, go out together. */
const GATHERED_FOR = 50;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 15_000;
/** Later the website has looked for itself: it keeps a page for a minute. */
const WORTH_TELLING_FOR = 5 * 60_000;
const MOST_WAITING = 10_000;
const MOST_AT_ONCE = 500;

/**
 * Holds changes until one website has taken them: gathers, sends one notice at a time, tries again
 * after growing pauses, and gives up what is too old.
 * @param send rejects when the website did not take the changes
 * @param say told why, once for each time that the website cannot be reached
 * @returns the way to put changes in; it never waits and never throws
 */
export function createOutbox(
  send: (changes: Change[]) => Promise<void>,
  say: (failure: unknown) => void,
): (changes: Change[]) => void {
  const waiting = new Map<string, { change: Change; since: number }>();
  let failures = 0;
  let isOnItsWay = false;

  const later = (pause: number) => {
    isOnItsWay = true;
    setTimeout(empty, pause).unref();
  };

  async function empty(): Promise<void> {
    const oldest = Date.now() - WORTH_TELLING_FOR;
    for (const [key, { since }] of waiting) if (since < oldest) waiting.delete(key);
    const batch = [...waiting].slice(0, MOST_AT_ONCE);
    if (batch.length === 0) {
      isOnItsWay = false;
      return;
    }
    try {
      await send(batch.map(([, { change }]) => change));
      failures = 0;
      // What changed again while it was on its way stays for the next notice.
      for (const [key, sent] of batch) if (waiting.get(key) === sent) waiting.delete(key);
    } catch (failure) {
      if (failures === 0) say(failure);
      failures += 1;
    }
    later(failures === 0 ? GATHERED_FOR : pauseAfter(failures));
  }

  return (changes) => {
    for (const change of changes) {
      waiting.set(JSON.stringify(change), { change, since: Date.now() });
    }
    for (const key of waiting.keys()) {
      if (waiting.size <= MOST_WAITING) break;
      waiting.delete(key);
    }
    if (!isOnItsWay) later(GATHERED_FOR);
  };
}

const pauseAfter = (failures: number) => Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
