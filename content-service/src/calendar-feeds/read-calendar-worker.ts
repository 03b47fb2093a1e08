// Reads a calendar in a thread of its own; see `read-in-thread.ts`.
import { parentPort, workerData } from 'node:worker_threads';
import { type Reading, readCalendar } from './read-calendar';

const { text, reading }: { text: string; reading: Reading } = workerData;
parentPort?.postMessage(readCalendar(text, reading));
