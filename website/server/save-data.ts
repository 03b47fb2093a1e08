import type { IncomingHttpHeaders } from 'node:http';

/** Values of the ECT header for connections slower than 4G. */
const SLOW_CONNECTIONS: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** The headers that `prefersReducedData` depends on, for `Vary`. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

/**
 * Whether to load nothing that a visitor may not need: the browser asks to save data, or reports a
 * slow connection. Unknown values count as neither.
 */
export function prefersReducedData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || SLOW_CONNECTIONS.has(headers.ect);
}
