import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../content-service/contract/running-program.ts';

/** A Redis of a test's own, in memory only, that can be killed, frozen and started again. */
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
    /** Leaves its connections open and answers nothing until it is resumed. */
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
