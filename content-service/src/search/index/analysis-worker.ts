// The thread that analyses posts while the main one writes the index and handles requests. Its data
// are the words that compounds may be split into; each message is a batch of posts.
import { parentPort, workerData } from 'node:worker_threads';
import { analyseBatch } from './analyse-batch';
import type { IndexedPost } from './post-fields';

const words: ReadonlySet<string> = workerData;

parentPort?.on('message', (posts: IndexedPost[]) => {
  parentPort?.postMessage(analyseBatch(posts, words));
});
