import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { contentEvents } from '../app/content/events.server.ts';
import { monitorContentService } from './content-health.ts';
import { createHealth } from './health.ts';

let events: typeof contentEvents;
let health: ReturnType<typeof createHealth>;

beforeEach(() => {
  events = new EventEmitter();
  health = createHealth(Date.now);
});

const reasons = () => health.degraded().map(({ reason }) => reason);

it.each(['succeeded', 'rejected'] as const)(
  'is degraded until the outcome of a call is: %s',
  (outcome) => {
    const probe = vi.fn(async () => {});
    monitorContentService(health, events, probe);
    expect(probe).toHaveBeenCalledOnce();
    expect(reasons()).toEqual(['not reached yet']);
    events.emit('call', 'failed');
    expect(reasons()).toEqual(['not reached yet']);
    events.emit('call', outcome);
    expect(reasons()).toEqual([]);
  },
);

it('stays degraded while it is down, even if an earlier call succeeds late', () => {
  monitorContentService(health, events, async () => {});
  events.emit('call', 'succeeded');
  events.emit('down');
  expect(health.degraded()).toMatchObject([{ part: 'content_service', reason: 'unreachable' }]);
  events.emit('call', 'succeeded');
  expect(reasons()).toEqual(['unreachable']);
  events.emit('up');
  expect(reasons()).toEqual([]);
});

it('tolerates single failures', () => {
  monitorContentService(health, events, async () => {});
  events.emit('call', 'succeeded');
  events.emit('call', 'failed');
  events.emit('call', 'timed-out');
  expect(reasons()).toEqual([]);
});
