import { createContext } from 'react-router';

/**
 * How a document is sent whose content is late: its shell at once, each late part when it is there.
 * Null, as usual, for a document that is whole before it is sent.
 */
export const streamingContext = createContext<{ nonce: string } | null>(null);

/** Whether an address leads to a page whose parts may come late: its answer is 200 whatever they are. */
export function isStreamablePath(path: string): boolean {
  return path === '/';
}
