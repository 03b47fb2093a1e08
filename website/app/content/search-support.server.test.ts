import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentEvents } from './events.server.ts';
import { isMissing, markMissing } from './search-support.server.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('remembers for 15 minutes what the content service lacks', () => {
  expect(isMissing('search')).toBe(false);
  markMissing('search');
  vi.advanceTimersByTime(15 * MINUTE - 1);
  expect(isMissing('search')).toBe(true);
  expect(isMissing('filters')).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMissing('search')).toBe(false);
});

it('forgets it when the content service responds again, perhaps upgraded', () => {
  markMissing('ignore');
  contentEvents.emit('up');
  expect(isMissing('ignore')).toBe(false);
});
