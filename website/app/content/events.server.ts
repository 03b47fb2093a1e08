import { EventEmitter } from 'node:events';
import type { Change } from './change.ts';

/** How a call to the content service ended; `short-circuited` calls were not made: the service is down. */
export type CallOutcome = 'succeeded' | 'rejected' | 'failed' | 'timed-out' | 'short-circuited';

/** Events of the content service, for caches, metrics and readiness. */
export const contentEvents = new EventEmitter<{
  call: [outcome: CallOutcome];
  /** It does not respond; calls to it fail at once. */
  down: [];
  /** It responds again. */
  up: [];
  /** Editors changed entries. */
  changed: [changes: readonly Change[]];
}>();
