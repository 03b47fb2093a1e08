import { AsyncLocalStorage } from 'node:async_hooks';
import { currentEnvironment } from './environment.server.ts';
import { withDeadline } from './page-deadline.server.ts';

/** What is learned about a page while it is made. */
export type RenderRecord = {
  /** What of the content service it shows: `post:12` for an entry, `posts:Article` for a list. */
  dependencies: Set<string>;
  /** Whether nothing that belongs on it is missing or older than it should be. */
  isComplete: boolean;
};

const currentRecord = new AsyncLocalStorage<RenderRecord | undefined>();

/**
 * Makes a page; what is learned about it is added to the second outcome until its last byte is made.
 * All calls that it waits for have to be answered within the time limit of one call.
 */
export function recordRendering<Made>(render: () => Made): { result: Made; record: RenderRecord } {
  const record: RenderRecord = { dependencies: new Set(), isComplete: true };
  const { CONTENT_TIMEOUT_MS } = currentEnvironment();
  return {
    result: currentRecord.run(record, () => withDeadline(CONTENT_TIMEOUT_MS, render)),
    record,
  };
}

/** Makes something that many pages share, for which none is renewed, and without a page's deadline. */
export function outsideRendering<Made>(run: () => Made): Made {
  return currentRecord.run(undefined, () => withDeadline(null, run));
}

/** Notes what the page under way shows. */
export function dependsOn(tags: Iterable<string>): void {
  const record = currentRecord.getStore();
  for (const name of tags) record?.dependencies.add(name);
}

/** Notes that the page under way lacks something, so that it is shown, but not kept. */
export function markIncomplete(): void {
  const record = currentRecord.getStore();
  if (record) record.isComplete = false;
}
