import { beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '../../utc-day';
import { MachineError } from '../machine/machine-error';
import { createOnDemandTranslator } from './on-demand-translator';

const words = { title: 'چای', description: '<p>چای</p>' };

let time: number;
let translated: ReturnType<typeof createOnDemandTranslator>;
const onFailure = vi.fn();
const make = vi.fn(async () => words);

const create = (perDay: number) =>
  createOnDemandTranslator({ perDay, waitMs: 10, onFailure, now: () => time });

beforeEach(() => {
  time = 20_000 * DAY_MS;
  vi.clearAllMocks();
  translated = create(100);
});

test('translates once and keeps it', async () => {
  expect(await translated('1', make)).toEqual(words);
  expect(await translated('1', make)).toEqual(words);
  expect(make).toHaveBeenCalledOnce();
  await translated('2', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('does not keep a visitor waiting for a slow service, and has the words later', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof words>();
  const slow = vi.fn(() => promise);
  expect(await Promise.all([translated('1', slow), translated('1', slow)])).toEqual([
    'pending',
    'pending',
  ]);
  resolve(words);
  expect(await translated('1', slow)).toEqual(words);
  expect(slow).toHaveBeenCalledOnce();
});

test('makes two at once; a third has to be asked for again', async () => {
  const running = Promise.withResolvers<typeof words>();
  const slow = () => running.promise;
  await Promise.all([translated('1', slow), translated('2', slow)]);
  expect(await translated('3', make)).toBe('pending');
  expect(make).not.toHaveBeenCalled();
  running.resolve(words);
  await translated('1', slow);
  expect(await translated('3', make)).toEqual(words);
});

test('makes no more a day than allowed', async () => {
  translated = create(1);
  await translated('1', make);
  expect(await translated('2', make)).toBe('unavailable');
  expect(await translated('1', make)).toEqual(words);
  time += DAY_MS;
  expect(await translated('2', make)).toEqual(words);
});

test('leaves a service alone for a minute after it failed', async () => {
  const error = new MachineError('unreachable');
  expect(await translated('1', () => Promise.reject(error))).toBe('unavailable');
  expect(onFailure.mock.calls).toEqual([[error]]);
  expect(await translated('2', make)).toBe('unavailable');
  expect(onFailure).toHaveBeenCalledOnce();
  time += 60_000;
  expect(await translated('2', make)).toEqual(words);
});

test('goes on with other texts if one cannot be translated', async () => {
  const isTooLong = () => Promise.reject(new MachineError('too-long'));
  expect(await translated('1', isTooLong)).toBe('unavailable');
  expect(await translated('2', make)).toEqual(words);
});
