import type { Degradation } from './health.ts';

/** What a load balancer is told: `status` for its decision, the rest for who looks after the site. */
export type Readiness = {
  code: 200 | 503;
  body: { status: 'ready' | 'stopping' | 'unavailable'; degraded: Degradation[] };
};

type State = {
  isStopping: boolean;
  /** Whether the content service can be asked. */
  hasContent: boolean;
  /** Whether the page cache holds pages with content, which can be shown without asking. */
  hasPages: boolean;
  degraded: Degradation[];
};

/**
 * Whether new visitors may be sent here. A copy that lost the content service goes on with the pages
 * it has. One that has none could show errors only: visitors are better off with the other copies,
 * and a rolling update that would replace these by empty ones stops.
 */
export function readiness({ isStopping, hasContent, hasPages, degraded }: State): Readiness {
  if (isStopping) return { code: 503, body: { status: 'stopping', degraded } };
  if (hasContent || hasPages) return { code: 200, body: { status: 'ready', degraded } };
  return { code: 503, body: { status: 'unavailable', degraded } };
}
