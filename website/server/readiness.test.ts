import { expect, it } from 'vitest';
import { readiness } from './readiness.ts';

const degraded = [{ part: 'content_service', reason: 'unreachable', since: '2026-01-01' }];
const healthy = { isStopping: false, hasContent: true, hasPages: true, degraded: [] };

it.each([
  ['all is well', {}, 200, 'ready'],
  ['there are no pages yet', { hasPages: false }, 200, 'ready'],
  ['there are pages and no content service', { hasContent: false, degraded }, 200, 'ready'],
  ['there is neither', { hasContent: false, hasPages: false, degraded }, 503, 'unavailable'],
  ['the process stops', { isStopping: true }, 503, 'stopping'],
])('where %s', (_when, state, code, status) => {
  const current = { ...healthy, ...state };
  expect(readiness(current)).toEqual({ code, body: { status, degraded: current.degraded } });
});
