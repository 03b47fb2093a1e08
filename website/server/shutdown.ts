import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/** How long an idle connection stays open: a visitor may be about to ask on it. In milliseconds. */
const IDLE_CLOSE_INTERVAL_MS = 1000;

/** When everybody has to be done, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 8000;

/**
 * Stops a server so that nobody loses an answer: no new connections, answers that say that the
 * connection ends with them, and idle connections closed late.
 * @returns `stop`, which resolves once all connections are closed, after 8 s at the latest
 */
export function createGracefulShutdown(server: Server) {
  let closing: Promise<void> | undefined;
  server.prependListener('request', (_, response) => {
    if (closing) response.setHeader('Connection', 'close');
  });

  function close(): Promise<void> {
    return new Promise((resolve) => {
      // http.Server would close idle connections at once, with requests on their way.
      NetServer.prototype.close.call(server, () => resolve());
      setInterval(() => server.closeIdleConnections(), IDLE_CLOSE_INTERVAL_MS).unref();
      setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
    });
  }

  return {
    isStopping: () => closing !== undefined,
    stop: (): Promise<void> => {
      closing ??= close();
      return closing;
    },
  };
}
