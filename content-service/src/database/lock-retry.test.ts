import { beforeEach, expect, test, vi } from 'vitest';
import { createLockRetry } from './lock-retry';

const BUSY = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

let time: number;
let locked: boolean;
const tryLock = vi.fn(async () => !locked);
const onChange = vi.fn();
let run: ReturnType<typeof createLockRetry>;

/** Pauses end in the order of their ends, when time is moved on. */
let pauses: { end: number; resolve: () => void }[];

async function advanceTime(ms: number): Promise<void> {
  const target = time + ms;
  for (;;) {
    // Whatever became possible happens first.
    await new Promise(setImmediate);
    const next = pauses.sort((one, other) => one.end - other.end)[0];
    if (!next || next.end > target) break;
    pauses.shift();
    time = next.end;
    next.resolve();
  }
  time = target;
}

beforeEach(() => {
  vi.clearAllMocks();
  time = 1000;
  locked = false;
  pauses = [];
  run = createLockRetry({
    tryLock,
    onChange,
    now: () => time,
    pause: (ms) => new Promise<void>((resolve) => pauses.push({ end: time + ms, resolve })),
  });
});

const write = () => vi.fn(async () => (locked ? Promise.reject(BUSY) : 'written'));
const shortDeadline = () => ({ deadline: time + 2000, isReadOnly: false });

test('runs what finds no lock once', async () => {
  const work = write();
  expect(await run(work, shortDeadline())).toBe('written');
  expect(work).toHaveBeenCalledOnce();
  expect(tryLock).not.toHaveBeenCalled();
});

test('runs work again when the lock is gone, and says when it began and ended', async () => {
  locked = true;
  const work = write();
  const writing = run(work, shortDeadline());
  await advanceTime(1000);
  expect(onChange.mock.calls).toEqual([[true]]);
  locked = false;
  await advanceTime(300);
  expect(await writing).toBe('written');
  expect(work).toHaveBeenCalledTimes(2);
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('gives up at its time with an error that says why, and not before', async () => {
  locked = true;
  const settled = vi.fn();
  const writing = run(write(), shortDeadline());
  writing.catch(settled);
  await advanceTime(1900);
  expect(settled).not.toHaveBeenCalled();
  await advanceTime(200);
  expect(settled).toHaveBeenCalledExactlyOnceWith(BUSY);
});

test('asks once for the lock, however many wait, and tries none of them meanwhile', async () => {
  locked = true;
  const first = run(write(), shortDeadline());
  await advanceTime(0);
  const statements = Array.from({ length: 20 }, write);
  const all = statements.map((work) => run(work, shortDeadline()));
  await advanceTime(1000);
  expect(tryLock).toHaveBeenCalledTimes(5);
  for (const work of statements) expect(work).not.toHaveBeenCalled();
  locked = false;
  await advanceTime(300);
  expect(new Set(await Promise.all([first, ...all]))).toEqual(new Set(['written']));
});

test('whoever comes while others wait gives up at a time of their own', async () => {
  locked = true;
  run(write(), { deadline: time + 10_000, isReadOnly: false }).catch(() => {});
  await advanceTime(500);
  const lateWrite = expect(
    run(write(), { deadline: time + 100, isReadOnly: false }),
  ).rejects.toMatchObject({
    code: 'SQLITE_BUSY',
  });
  await advanceTime(200);
  await lateWrite;
});

test('lets readers through while writers wait', async () => {
  locked = true;
  run(write(), shortDeadline()).catch(() => {});
  await advanceTime(100);
  expect(await run(async () => 'read', { deadline: time + 2000, isReadOnly: true })).toBe('read');
});

test('passes any other failure on at once', async () => {
  const failure = new Error('no such table');
  await expect(run(() => Promise.reject(failure), shortDeadline())).rejects.toBe(failure);
  expect(onChange).not.toHaveBeenCalled();
});

test('tries itself where asking for the lock fails', async () => {
  locked = true;
  tryLock.mockRejectedValueOnce(new Error('the pool is closed'));
  const writing = run(write(), shortDeadline());
  await advanceTime(0);
  locked = false;
  await advanceTime(300);
  expect(await writing).toBe('written');
});
