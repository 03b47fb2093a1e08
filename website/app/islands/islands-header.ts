/**
 * Names the islands of a rendered page, so that the server sends a policy that allows their scripts.
 * Stored with the page, never sent.
 */
export const ISLANDS_HEADER = 'x-islands';

/** The island that loads from other origins than the site's own. */
export const MAP_ISLAND = 'map';
