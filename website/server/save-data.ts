import type { IncomingHttpHeaders } from 'node:http';

/** What browsers call a connection that is slower than a good 3G one. */
const SLOW_CONNECTIONS: ReadonlySet<unknown> = new Set(['slow-2g', '2g', '3g']);

/** By what `isSparing` decides, as `Vary` names it. */
export const SAVE_DATA_HEADERS = 'Save-Data, ECT';

/**
 * Whether nothing should be loaded that a visitor may not need: the browser asks to save data, or
 * tells of a slow connection. Whatever else is sent counts as neither.
 */
export function prefersReducedData(headers: IncomingHttpHeaders): boolean {
  return headers['save-data'] === 'on' || SLOW_CONNECTIONS.has(headers.ect);
}
