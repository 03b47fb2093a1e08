import { beforeEach, expect, test, vi } from 'vitest';
import { createLockRetry } from './lock-retry';

const BUSY = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });

let time: number;
let locked: boolean;
const tryLock = vi.fn(async () => !locked);
const onChange = vi.fn();
let run: ReturnType<typeof createLockRetry>;

/** Pending pauses, resolved in order of their end by advanceTime. */
let pauses: { end: number; resolve: () => void }[];

async function advanceTime(ms: number): Promise<void> {
  const target = time + ms;
  for (;;) {
    // Let pending callbacks run first.
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

test('runs work once if there is no lock', async () => {
  const work = write();
  expect(await run(work, shortDeadline())).toBe('written');
  expect(work).toHaveBeenCalledOnce();
  expect(tryLock).not.toHaveBeenCalled();
});

test('runs work again after the lock and reports its beginning and end', async () => {
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

test('rejects with the lock error at the deadline, not before', async () => {
  locked = true;
  const settled = vi.fn();
  const writing = run(write(), shortDeadline());
  writing.catch(settled);
  await advanceTime(1900);
  expect(settled).not.toHaveBeenCalled();
  await advanceTime(200);
  expect(settled).toHaveBeenCalledExactlyOnceWith(BUSY);
});

test('uses a single probe for all waiting work', async () => {
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

test('work that arrives while others wait has a deadline of its own', async () => {
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

test('passes on any other error at once', async () => {
  const failure = new Error('no such table');
  await expect(run(() => Promise.reject(failure), shortDeadline())).rejects.toBe(failure);
  expect(onChange).not.toHaveBeenCalled();
});

test('runs work again if the probe itself fails', async () => {
  locked = true;
  tryLock.mockRejectedValueOnce(new Error('the pool is closed'));
  const writing = run(write(), shortDeadline());
  await advanceTime(0);
  locked = false;
  await advanceTime(300);
  expect(await writing).toBe('written');
});
