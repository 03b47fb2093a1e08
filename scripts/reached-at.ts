/** Addresses that stand for all of a machine: what listens there is reached at any of them. */
const WILDCARDS = ['0.0.0.0', '::'];

/**
 * The address at which this machine reaches a program.
 * @param host where the program listens (HOST); 127.0.0.1 if it is empty or not set
 * @returns without a trailing slash
 */
export function reachedAt(host: string | undefined, port: number | string): string {
  const name = !host || WILDCARDS.includes(host) ? '127.0.0.1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
