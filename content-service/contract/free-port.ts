import { createServer } from 'node:net';

/**
 * Above the last port that `fetch` refuses (https://fetch.spec.whatwg.org/#bad-port), and below those
 * that Linux gives to connections and to servers without a port of their own.
 */
const [FIRST, END] = [10_081, 32_768];

/** More than a process of tests uses, so that those that start together have others. */
const PORTS_PER_PROCESS = 97;

let last = FIRST + ((process.pid * PORTS_PER_PROCESS) % (END - FIRST));

/**
 * Finds a free port, which another program may still take before it is used. Each process goes through
 * the ports from a start of its own, as programs that start at the same time would sometimes choose the
 * same port at random.
 */
export async function freePort(): Promise<number> {
  last = last + 1 < END ? last + 1 : FIRST;
  const port = last;
  return (await isFree(port)) ? port : freePort();
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
