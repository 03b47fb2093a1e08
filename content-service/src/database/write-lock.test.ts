import { beforeEach, expect, test, vi } from 'vitest';
import { writeLock } from './write-lock';

const BUSY = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

let time: number;
let locked: boolean;
const tryLock = vi.fn(async () => !locked);
const onChange = vi.fn();
let run: ReturnType<typeof writeLock>;

/** Pauses end in the order of their ends, when time is moved on. */
let pauses: { end: number; resolve: () => void }[];

async function pass(ms: number): Promise<void> {
  const end = time + ms;
  for (;;) {
    // Whatever became possible happens first.
    await new Promise(setImmediate);
    const next = pauses.sort((one, other) => one.end - other.end)[0];
    if (!next || next.end > end) break;
    pauses.shift();
    time = next.end;
    next.resolve();
  }
  time = end;
}

beforeEach(() => {
  vi.clearAllMocks();
  time = 1000;
  locked = false;
  pauses = [];
  run = writeLock({
    tryLock,
    onChange,
    now: () => time,
    pause: (ms) => new Promise<void>((resolve) => pauses.push({ end: time + ms, resolve })),
  });
});

const write = () => vi.fn(async () => (locked ? Promise.reject(BUSY) : 'written'));
const soon = () => ({ until: time + 2000, reads: false });

test('runs what finds no lock once', async () => {
  const work = write();
  expect(await run(work, soon())).toBe('written');
  expect(work).toHaveBeenCalledOnce();
  expect(tryLock).not.toHaveBeenCalled();
});

test('runs work again when the lock is gone, and says when it began and ended', async () => {
  locked = true;
  const work = write();
  const writing = run(work, soon());
  await pass(1000);
  expect(onChange.mock.calls).toEqual([[true]]);
  locked = false;
  await pass(300);
  expect(await writing).toBe('written');
  expect(work).toHaveBeenCalledTimes(2);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('gives up at its time with an error that says why, and not before', async () => {
  locked = true;
  const settled = vi.fn();
  const writing = run(write(), soon());
  writing.catch(settled);
  await pass(1900);
  expect(settled).not.toHaveBeenCalled();
  await pass(200);
  expect(settled).toHaveBeenCalledExactlyOnceWith(BUSY);
});

test('asks once for the lock, however many wait, and tries none of them meanwhile', async () => {
  locked = true;
  const first = run(write(), soon());
  await pass(0);
  const works = Array.from({ length: 20 }, write);
  const all = works.map((work) => run(work, soon()));
  await pass(1000);
  expect(tryLock).toHaveBeenCalledTimes(5);
  for (const work of works) expect(work).not.toHaveBeenCalled();
  locked = false;
  await pass(300);
  expect(new Set(await Promise.all([first, ...all]))).toEqual(new Set(['written']));
});

test('whoever comes while others wait gives up at a time of their own', async () => {
  locked = true;
  run(write(), { until: time + 10_000, reads: false }).catch(() => {});
  await pass(500);
  const late = expect(run(write(), { until: time + 100, reads: false })).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  await pass(200);
  await late;
});

test('lets readers through while writers wait', async () => {
  locked = true;
  run(write(), soon()).catch(() => {});
  await pass(100);
  expect(await run(async () => 'read', { until: time + 2000, reads: true })).toBe('read');
});

test('passes any other failure on at once', async () => {
  const failure = new Error('no such table');
  await expect(run(() => Promise.reject(failure), soon())).rejects.toBe(failure);
  expect(onChange).not.toHaveBeenCalled();
});

test('tries itself where asking for the lock fails', async () => {
  locked = true;
  tryLock.mockRejectedValueOnce(new Error('the pool is closed'));
  const writing = run(write(), soon());
  await pass(0);
  locked = false;
  await pass(300);
  expect(await writing).toBe('written');
});
