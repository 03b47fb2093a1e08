import { expect, it } from 'vitest';
import { readiness } from './readiness.ts';

const degraded = [{ part: 'content_service', reason: 'unreachable', since: '2026-01-01' }];
const healthy = { isStopping: false, hasContent: true, hasPages: true, degraded: [] };

it.each([
  ['everything works', {}, 200, 'ready'],
  ['no pages are cached yet', { hasPages: false }, 200, 'ready'],
  [
    'pages are cached and the content service is down',
    { hasContent: false, degraded },
    200,
    'ready',
  ],
  [
    'no pages are cached and the content service is down',
    { hasContent: false, hasPages: false, degraded },
    503,
    'unavailable',
  ],
  ['the process stops', { isStopping: true }, 503, 'stopping'],
])('is reported if %s', (_case, state, code, status) => {
  const current = { ...healthy, ...state };
  expect(readiness(current)).toEqual({ code, body: { status, degraded: current.degraded } });
});
