import type { Server } from 'node:http';

/** How long requests in flight may take to end after a signal, in milliseconds. */
const GRACE_MS = 3000;

/** Ends the process on SIGTERM or SIGINT once the requests in flight are answered, at the latest after 3 s. */
export function stopOnSignal(server: Server): void {
  const stop = () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(0), GRACE_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
