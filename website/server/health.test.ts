import { expect, it } from 'vitest';
import { createHealth } from './health.ts';

const millisecondsOf = (iso: string) => Date.parse(iso);

it('lists a part while it is degraded, with time and reason', () => {
  let time = millisecondsOf('2026-01-01T00:00:00Z');
  const health = createHealth(() => time);
  const content = health.register('content_service');
  health.register('page_store');
  expect([health.degraded(), content.isDegraded()]).toEqual([[], false]);
  content.degrade('unreachable');
  expect(content.isDegraded()).toBe(true);
  expect(health.degraded()).toEqual([
    { part: 'content_service', reason: 'unreachable', since: '2026-01-01T00:00:00.000Z' },
  ]);
  time = millisecondsOf('2026-01-02T00:00:00Z');
  content.recover();
  expect([health.degraded(), content.isDegraded()]).toEqual([[], false]);
  content.degrade('unreachable');
  expect(health.degraded()).toMatchObject([{ since: '2026-01-02T00:00:00.000Z' }]);
});

it('keeps the time at which a part became degraded, with the newest reason', () => {
  let time = millisecondsOf('2026-01-01T00:00:00Z');
  const health = createHealth(() => time);
  const part = health.register('content_service');
  part.degrade('not reached yet');
  time += 1000;
  part.degrade('unreachable');
  expect(health.degraded()).toEqual([
    { part: 'content_service', reason: 'unreachable', since: '2026-01-01T00:00:00.000Z' },
  ]);
});

it('lists every part, degraded or not', () => {
  const health = createHealth(Date.now);
  health.register('content_service').degrade('unreachable');
  health.register('page_store');
  expect(health.parts()).toEqual([
    { part: 'content_service', isDegraded: true },
    { part: 'page_store', isDegraded: false },
  ]);
});
