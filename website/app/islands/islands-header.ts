/**
 * Marks a rendered page with islands, so that the server sends a policy that allows their scripts.
 * Stored with the page, never sent.
 */
export const ISLANDS_HEADER = 'x-islands';
