/**
 * How a rendered page tells the server that it holds islands, so that its policy lets their scripts
 * load. It is stored with the page and sent to nobody.
 */
export const ISLANDS_HEADER = 'x-islands';
