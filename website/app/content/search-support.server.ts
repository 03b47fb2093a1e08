import { contentEvents } from './events.server.ts';

/** Parts of the search that a content service may lack: calls, and parameters of them. */
export type SearchFeature = SearchCall | SearchParameter;

export type SearchCall = 'search' | 'search/suggestions';

type SearchParameter = 'filters' | 'open' | 'sort' | 'ignore' | 'preferLanguage';

/** How long a missing feature is not asked for, in milliseconds: as long as a rejected parameter. */
const RETRY_AFTER_MS = 15 * 60_000;

const retryTimes = new Map<SearchFeature, number>();

// It may have been upgraded.
contentEvents.on('up', () => retryTimes.clear());

/** Whether the content service recently lacked a feature. */
export function isMissing(feature: SearchFeature): boolean {
  return performance.now() < (retryTimes.get(feature) ?? 0);
}

/** Records that the content service lacks a feature. */
export function markMissing(feature: SearchFeature): void {
  retryTimes.set(feature, performance.now() + RETRY_AFTER_MS);
}
