import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { nextMessage } from '../../next-message';
import type { AnalysedPost } from './analyse-batch';
import type { IndexedPost } from './post-fields';

/** A thread that analyses posts. */
export interface AnalysisThread {
  /** One batch at a time. @throws what ended the thread */
  analyse: (posts: IndexedPost[]) => Promise<AnalysedPost[]>;
  stop: () => Promise<unknown>;
}

/** Starts a thread for analysing posts. @param words what compounds may be split into */
export function startAnalysisThread(words: ReadonlySet<string>): AnalysisThread {
  const worker = new Worker(path.join(__dirname, 'analysis-worker.js'), { workerData: words });
  return {
    analyse: async (posts) => {
      worker.postMessage(posts);
      return (await nextMessage(worker)) as AnalysedPost[];
    },
    stop: () => worker.terminate(),
  };
}
