import { hostname } from 'node:os';

/** The process that changes a store. */
type Holder = { pid: number; host: string };

/** What this process writes into a lock. */
export const ownHolder = () => `${process.pid} ${hostname()}`;

/** Reads a lock. @param text empty if there is none */
export function holderOf(text: string): Holder {
  const [pid, host = hostname()] = text.split(' ');
  return { pid: Number(pid || Number.NaN), host };
}

/** Whether the process still runs; one of another machine is taken to. */
export function isHeld({ pid, host }: Holder): boolean {
  if (!Number.isInteger(pid) || pid < 1) return false;
  if (host !== hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
