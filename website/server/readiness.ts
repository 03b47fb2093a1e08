import type { Degradation } from './health.ts';

/** The response to a load balancer: `code` for its decision, the body for operators. */
export type Readiness = {
  code: 200 | 503;
  body: { status: 'ready' | 'stopping' | 'unavailable'; degraded: Degradation[] };
};

type State = {
  isStopping: boolean;
  /** Whether the content service is reachable. */
  hasContent: boolean;
  /** Whether the page cache holds pages with content, which can be served without it. */
  hasPages: boolean;
  degraded: Degradation[];
};

/**
 * Whether this instance should receive traffic. Without the content service it goes on serving cached
 * pages. With none cached it could only show errors: the other instances serve visitors better, and
 * a rolling update that would replace them with empty ones stops.
 */
export function readiness({ isStopping, hasContent, hasPages, degraded }: State): Readiness {
  if (isStopping) return { code: 503, body: { status: 'stopping', degraded } };
  if (hasContent || hasPages) return { code: 200, body: { status: 'ready', degraded } };
  return { code: 503, body: { status: 'unavailable', degraded } };
}
