import { AsyncLocalStorage } from 'node:async_hooks';
import { currentEnvironment } from './environment.server.ts';
import { withDeadline } from './page-deadline.server.ts';

/** What is learned about a page while it is made. */
export type Making = {
  /** What of the content service it shows: `post:12` for an entry, `posts:Article` for a list. */
  madeOf: Set<string>;
  /** Whether nothing that belongs on it is missing or older than it should be. */
  isWhole: boolean;
};

const current = new AsyncLocalStorage<Making | undefined>();

/**
 * Makes a page; what is learned about it is added to the second outcome until its last byte is made.
 * All calls that it waits for have to be answered within the time limit of one call.
 */
export function recordMaking<Made>(make: () => Made): { made: Made; making: Making } {
  const making: Making = { madeOf: new Set(), isWhole: true };
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  return { made: current.run(making, () => withDeadline(CONTENT_TIMEOUT_MS, make)), making };
}

/** Makes something that many pages share, for which none is renewed, and without a page's deadline. */
export function unrecorded<Made>(make: () => Made): Made {
  return current.run(undefined, () => withDeadline(null, make));
}

/** Notes what the page under way shows. */
export function madeOf(names: Iterable<string>): void {
  const making = current.getStore();
  for (const name of names) making?.madeOf.add(name);
}

/** Notes that the page under way lacks something, so that it is shown, but not kept. */
export function lacksSomething(): void {
  const making = current.getStore();
  if (making) making.isWhole = false;
}
