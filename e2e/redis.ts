import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../content-service/contract/running-program.ts';

/** Starts an in-memory Redis that can be killed, suspended and restarted. */
export async function startRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const port = await freePort();
  const start = () =>
    startProgram(
      'redis-server',
      ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder],
      (line) => line.includes('Ready to accept connections'),
      { cwd: folder },
    );
  let program = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    kill: () => program.kill(),
    restart: async () => {
      program = await start();
    },
    /** Suspends it: connections stay open, commands get no response. */
    freeze: () => program.signal('SIGSTOP'),
    resume: () => program.signal('SIGCONT'),
    stop: async () => {
      program.signal('SIGCONT');
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type Redis = Awaited<ReturnType<typeof startRedis>>;
