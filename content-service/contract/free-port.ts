import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Above the last port that `fetch` refuses (https://fetch.spec.whatwg.org/#bad-port), and below those
 * that Linux gives to connections and to servers without a port of their own.
 */
const [FIRST, END] = [10_081, 32_768];

/** Finds a free port, which another program may still take before it is used. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
