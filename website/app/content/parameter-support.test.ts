import { beforeEach, expect, test, vi } from 'vitest';
import { createParameterSupport, sampleOf } from './parameter-support.ts';
import type { Pairs } from './parameters.ts';

const MINUTE = 60_000;
const pairs: Pairs = [
  ['filters[slug][$eq]', 'a visitor’s text'],
  ['filters[price][$gte]', '1e400'],
  ['filters[end][$gte]', '2026-04-15T09:00:00.000Z'],
  ['fields', 'price'],
  ['populate[city][fields]', 'name'],
  ['populate[city][fields]', 'time_zone'],
];

let clock: number;
const accepts = vi.fn<(resource: string, pairs: Pairs) => Promise<boolean>>();
const report = vi.fn<(names: string[]) => void>();
let support: ReturnType<typeof createParameterSupport>;

beforeEach(() => {
  clock = 0;
  accepts.mockReset();
  report.mockReset();
  support = createParameterSupport({ now: () => clock, accepts, report });
});

test('leaves out a rejected parameter and everything below it, for that resource only', () => {
  support.markRejected('posts', ['populate:city'], pairs);
  expect(support.isRejected('posts', 'populate:city.name')).toBe(true);
  expect(support.isRejected('posts', 'populate:area')).toBe(false);
  expect(support.isRejected('areas', 'populate:city')).toBe(false);
});

test('retries a rejected parameter by itself after 15 minutes, and uses it again once it is accepted', async () => {
  support.markRejected('posts', ['populate:city'], pairs);
  clock = 15 * MINUTE - 1;
  support.isRejected('posts', 'populate:city');
  expect(accepts).not.toHaveBeenCalled();

  accepts.mockResolvedValue(false);
  clock += 1;
  expect(support.isRejected('posts', 'populate:city.name')).toBe(true);
  expect(support.isRejected('posts', 'populate:city.time_zone')).toBe(true);
  await support.retriesSettled();
  expect(accepts.mock.calls).toEqual([['posts', pairs.slice(-2)]]);
  expect(support.isRejected('posts', 'populate:city')).toBe(true);

  accepts.mockRejectedValue(new Error('down'));
  clock += 15 * MINUTE;
  support.isRejected('posts', 'populate:city');
  await support.retriesSettled();
  expect(support.isRejected('posts', 'populate:city')).toBe(true);

  accepts.mockResolvedValue(true);
  clock += 15 * MINUTE;
  expect(support.isRejected('posts', 'populate:city')).toBe(true);
  await support.retriesSettled();
  expect(support.isRejected('posts', 'populate:city')).toBe(false);
});

test('retries with values that are not a visitor’s', () => {
  expect(sampleOf('filters:slug', pairs)).toEqual([['filters[slug][$eq]', 'a']]);
  expect(sampleOf('filters:price', pairs)).toEqual([['filters[price][$gte]', '1']]);
  expect(sampleOf('filters:end', pairs)).toEqual([pairs[2]]);
});

test('does not suspect recently accepted parameters, unless they were rejected since', () => {
  const names = ['fields:price', 'sort:start'];
  expect(support.wereRecentlyAccepted('posts', names)).toBe(false);
  support.markAccepted('posts', names);
  expect(support.wereRecentlyAccepted('posts', names)).toBe(true);
  clock = MINUTE;
  expect(support.wereRecentlyAccepted('posts', names)).toBe(false);
  support.markAccepted('posts', names);
  support.markRejected('posts', ['fields:price'], pairs);
  expect(support.wereRecentlyAccepted('posts', names)).toBe(false);
});

test('reports each rejection once, and those of one run together', async () => {
  support.markRejected('posts', ['fields:price'], pairs);
  support.report();
  support.report();
  await support.reportOnceAfter(async () => {
    support.markRejected('posts', ['populate:city'], pairs);
    support.report();
    support.markRejected('areas', ['populate:city'], pairs);
    support.report();
  });
  expect(report.mock.calls).toEqual([
    [['posts fields:price']],
    [['areas populate:city', 'posts populate:city']],
  ]);
});
