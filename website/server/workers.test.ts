import cluster from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { App } from './build-output.ts';
import { startWorkers } from './workers.ts';

class FakeWorker extends EventEmitter {
  process = { kill: vi.fn() };
}

let workers: FakeWorker[];
let signal: () => void;
const exit = vi.fn();
const onError = vi.fn();
const app = { log: { error: () => {} } } as unknown as App;

beforeEach(() => {
  workers = [];
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit as unknown as typeof process.exit);
  vi.spyOn(process, 'on').mockImplementation((event, listener) => {
    if (event === 'SIGTERM') signal = listener;
    return process;
  });
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as ReturnType<typeof cluster.fork>;
  });
  startWorkers(app, 2, onError);
  cluster.emit('listening');
});

afterEach(() => {
  cluster.removeAllListeners();
  exit.mockReset();
  onError.mockReset();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const crash = (worker: FakeWorker | undefined) => worker?.emit('exit', 9, null);

it('restarts a crashed worker, each time later', () => {
  for (const backoffMs of [500, 1000, 2000]) {
    const { length } = workers;
    crash(workers.at(-1));
    vi.advanceTimersByTime(backoffMs - 1);
    expect(workers).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(workers).toHaveLength(length + 1);
  }
  expect(exit).not.toHaveBeenCalled();
});

it('restarts a worker soon that had run for a minute, whatever others did', () => {
  crash(workers[1]);
  vi.advanceTimersByTime(500);
  crash(workers[2]);
  vi.advanceTimersByTime(60_000);
  expect(workers).toHaveLength(4);
  crash(workers[0]);
  vi.advanceTimersByTime(500);
  expect(workers).toHaveLength(5);
  vi.advanceTimersByTime(60_000);
  crash(workers[3]);
  vi.advanceTimersByTime(500);
  expect(workers).toHaveLength(6);
});

it('starts no worker any more once it is stopped, and ends with the last one', () => {
  crash(workers[0]);
  signal();
  expect(workers[1]?.process.kill).toHaveBeenCalledWith('SIGTERM');
  vi.advanceTimersByTime(60_000);
  expect(workers).toHaveLength(2);
  expect(exit).not.toHaveBeenCalled();
  workers[1]?.emit('exit', 0, null);
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
});

it('ends at once if it is stopped while all workers wait to be restarted', () => {
  for (const worker of workers.slice()) crash(worker);
  signal();
  expect(exit).toHaveBeenCalledExactlyOnceWith(0);
  vi.advanceTimersByTime(60_000);
  expect(workers).toHaveLength(2);
});
