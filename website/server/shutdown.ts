import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * How often idle connections are closed: not at once, as a request may be on its way. In
 * milliseconds.
 */
const IDLE_CLOSE_INTERVAL_MS = 1000;

/** Time after which all connections are closed, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 8000;

/**
 * Stops a server without losing requests: no new connections, `Connection: close` on all responses,
 * and idle connections closed after a delay.
 * @returns `stop`, which resolves once all connections are closed, after 8 s at the latest
 */
export function createGracefulShutdown(server: Server) {
  let closing: Promise<void> | undefined;
  server.prependListener('request', (_, response) => {
    if (closing) response.setHeader('Connection', 'close');
  });

  function close(): Promise<void> {
    return new Promise((resolve) => {
      // http.Server would close idle connections at once, and lose requests on their way.
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
