import { useSyncExternalStore } from 'react';

let running = 0;
const listeners = new Set<() => void>();

/**
 * Locks the open form while a call decides what becomes of it: what is typed meanwhile would belong to
 * a version that can no longer be changed.
 */
export async function whileLocked<Result>(call: () => Promise<Result>): Promise<Result> {
  count(1);
  try {
    return await call();
  } finally {
    count(-1);
  }
}

/** Whether the form is locked. */
export function useIsLocked(): boolean {
  return useSyncExternalStore(subscribe, () => running > 0);
}

function count(change: 1 | -1): void {
  running += change;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
