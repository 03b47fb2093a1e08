import { EventEmitter } from 'node:events';
import { beforeEach, expect, it, vi } from 'vitest';
import type { contentEvents } from '../app/content/events.server.ts';
import { followContentService } from './content-health.ts';
import { createHealth } from './health.ts';

let events: typeof contentEvents;
let health: ReturnType<typeof createHealth>;

beforeEach(() => {
  events = new EventEmitter();
  health = createHealth(Date.now);
});

const reasons = () => health.degraded().map(({ reason }) => reason);

it.each(['answered', 'refused'] as const)('is degraded until a call was %s', (outcome) => {
  const check = vi.fn(async () => {});
  followContentService(health, events, check);
  expect(check).toHaveBeenCalledOnce();
  expect(reasons()).toEqual(['not reached yet']);
  events.emit('call', 'failed');
  expect(reasons()).toEqual(['not reached yet']);
  events.emit('call', outcome);
  expect(reasons()).toEqual([]);
});

it('is degraded while it counts as down, also when an earlier call is answered late', () => {
  followContentService(health, events, async () => {});
  events.emit('call', 'answered');
  events.emit('lost');
  expect(health.degraded()).toMatchObject([{ part: 'content_service', reason: 'unreachable' }]);
  events.emit('call', 'answered');
  expect(reasons()).toEqual(['unreachable']);
  events.emit('back');
  expect(reasons()).toEqual([]);
});

it('bears single failures', () => {
  followContentService(health, events, async () => {});
  events.emit('call', 'answered');
  events.emit('call', 'failed');
  events.emit('call', 'silent');
  expect(reasons()).toEqual([]);
});
