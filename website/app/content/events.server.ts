import { EventEmitter } from 'node:events';
import type { Change } from './change.ts';

/** How a call to the content service ended; `spared` where it was not made as the service is down. */
export type CallOutcome = 'succeeded' | 'rejected' | 'failed' | 'timed-out' | 'short-circuited';

/** What happens between the website and the content service, for whoever keeps or counts something. */
export const contentEvents = new EventEmitter<{
  call: [outcome: CallOutcome];
  /** It does not answer; it is no longer waited for. */
  down: [];
  /** It answers again. */
  up: [];
  /** Editors changed something. */
  changed: [changes: readonly Change[]];
}>();
