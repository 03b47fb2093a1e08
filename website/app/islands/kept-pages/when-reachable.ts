/** How long to wait before the site is asked whether it answers, in milliseconds: at first, and at most. */
const FIRST_WAIT_MS = 2000;
const LAST_WAIT_MS = 60_000;

/**
 * Resolves once the site answers again: browsers say that there is a network before requests get
 * through, and some never notice that there was none.
 */
export async function whenReachable(): Promise<void> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LAST_WAIT_MS)) {
    await onlineOrLater(wait);
    if (navigator.onLine && (await answers())) return;
  }
}

/** Resolves when the browser is online again, at the latest after some milliseconds. */
function onlineOrLater(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      resolve();
    };
    const timer = setTimeout(finish, milliseconds);
    addEventListener('online', finish);
  });
}

/** Says that the site runs, and renders no page for it. */
const LIVENESS_PATH = '/-/live';

/** Whether there is any answer; the service worker leaves such requests alone. */
async function answers(): Promise<boolean> {
  try {
    await fetch(LIVENESS_PATH, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
