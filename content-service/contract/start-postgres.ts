import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.ts';
import { type RunningProgram, startProgram } from './running-program.ts';

export interface RunningPostgres {
  /** The URL of an empty database. */
  url: string;
  /** Shuts the server down; clients lose their connections. */
  shutDown: () => Promise<void>;
  /** Starts it again on the same port with the same data. */
  restart: () => Promise<void>;
  /** Suspends all its processes: connections stay open, queries get no response. */
  suspend: () => void;
  /** Resumes the suspended processes. */
  resume: () => void;
  /** Stops it and deletes its data. */
  stop: () => Promise<void>;
}

/** The folder of PostgreSQL's programs as installed by Debian; undefined if there is none. */
export function findPostgresBinaries(): string | undefined {
  return ['18', '17', '16', '15', '14']
    .map((version) => `/usr/lib/postgresql/${version}/bin`)
    .find((folder) => existsSync(path.join(folder, 'initdb')));
}

/**
 * Starts PostgreSQL in a temporary folder on a free port.
 * @param binaries the folder of its programs
 * @param password required from clients; without one, none is required
 * @throws Error with its last lines of output if it does not start
 */
export async function startPostgres(binaries: string, password = ''): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-'));
  const data = path.join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  const passwordFile = path.join(folder, 'password');
  writeFileSync(passwordFile, `${password}\n`);
  const authentication = password
    ? ['--auth', 'scram-sha-256', '--pwfile', passwordFile]
    : ['--auth', 'trust'];
  execFileSync(
    path.join(binaries, 'initdb'),
    [
      '--pgdata',
      data,
      '--username',
      'postgres',
      ...authentication,
      '--encoding',
      'UTF8',
      '--no-sync',
    ],
    { ...options, stdio: 'ignore' },
  );
  const server = await run(binaries, folder, data);
  return {
    ...server,
    url: `postgres://postgres${password && `:${encodeURIComponent(password)}`}@127.0.0.1:${server.port}/postgres`,
  };
}

/**
 * Starts a replica of a server that needs no password.
 * @throws Error with its last lines of output if it does not start
 */
export async function startReplica(
  binaries: string,
  { url }: Pick<RunningPostgres, 'url'>,
): Promise<RunningPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'postgres-replica-'));
  const data = path.join(folder, 'data');
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  execFileSync(
    path.join(binaries, 'pg_basebackup'),
    ['--pgdata', data, '--dbname', url, '--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' },
  );
  const server = await run(binaries, folder, data);
  return { ...server, url: `postgres://postgres@127.0.0.1:${server.port}/postgres` };
}

async function run(binaries: string, folder: string, data: string) {
  const options = {
    ...unprivilegedUser(),
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
  };
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'fsync=off',
  ];
  const start = () =>
    startProgram(
      path.join(binaries, 'postgres'),
      ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
      (line) => /ready to accept (read-only )?connections/.test(line),
      options,
    );
  let server = await start();
  return {
    port,
    shutDown: async () => {
      // Fast shutdown: SIGTERM would wait for clients to disconnect.
      process.kill(server.pid, 'SIGINT');
      await server.ended;
    },
    restart: async () => {
      server = await start();
    },
    suspend: () => signalAll(server, 'SIGSTOP'),
    resume: () => signalAll(server, 'SIGCONT'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Each connection has its own process, which is not in the server's process group. */
function signalAll({ pid }: RunningProgram, signal: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  for (const processId of [pid, ...children.trim().split(' ').map(Number)])
    process.kill(processId, signal);
}

/** PostgreSQL refuses to run as root: returns the user that Debian creates for it, then. */
export function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  return uid && gid ? { uid, gid } : undefined;
}
