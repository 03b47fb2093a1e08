import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { startProgram } from './running-program.ts';

export interface RunningPostgres {
  /** The address of an empty database. */
  url: string;
  stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs as Debian installs them; undefined where there is none. */
export function findPostgres(): string | undefined {
  return ['18', '17', '16', '15', '14']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Starts PostgreSQL in a temporary folder on a free port.
 * @param programs the folder of its programs
 * @throws Error with its last lines when it does not start
 */
export async function startPostgres(programs: string): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const user = otherThanRoot();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  execFileSync(
    path.join(programs, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--no-sync',
    ],
    { ...options, stdio: 'ignore' },
  );
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
  ];
  const server = await startProgram(
    path.join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    (line) => line.includes('ready to accept connections'),
    options,
  );
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root; the user that Debian made for it is taken then. */
function otherThanRoot(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((word) => Number(execFileSync('id', [word, 'postgres'])));
  return uid && gid ? { uid, gid } : undefined;
}
