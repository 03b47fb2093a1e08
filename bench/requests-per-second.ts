import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const autocannon = fileURLToPath(new URL('node_modules/autocannon/autocannon.js', import.meta.url));

const resultSchema = z.object({
  '2xx': z.number(),
  non2xx: z.number(),
  errors: z.number(),
  duration: z.number(),
});

/**
 * Requests one address repeatedly from a separate process.
 * @param connections number of concurrent connections
 * @returns successful responses per second
 * @throws Error if a response is not successful
 */
export async function requestsPerSecond(
  url: string,
  seconds: number,
  connections: number,
): Promise<number> {
  const args = [autocannon, '--json', '-c', connections, '-d', seconds];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args.map(String), '-H', 'accept-encoding=br', url],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  const { '2xx': good, non2xx, errors, duration } = resultSchema.parse(JSON.parse(stdout));
  if (non2xx + errors > 0) {
    throw new Error(
      `${url}: ${non2xx} bad answers and ${errors} errors besides ${good} good ones.`,
    );
  }
  return good / duration;
}
