import { spawn } from 'node:child_process';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { parsePostgresUrl } from './postgres-url.ts';
import type { DatabaseSummary } from './summary.ts';

/** How long the server may take to accept a connection, in milliseconds. */
const TIMEOUT_MS = 10_000;

/** Rows with a missing counterpart need no count: PostgreSQL checks all foreign keys when restoring. */
const NO_BROKEN_REFERENCES = 0;

/**
 * Connects, and disconnects afterwards.
 * @throws Error without the password of the URL
 */
export async function withPostgres<Result>(
  url: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  parsePostgresUrl(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: TIMEOUT_MS });
  // Emitted in addition to the rejections below; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The database of DATABASE_URL cannot be reached: ${withoutPassword(reason, url)}`,
    );
  }
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/** The names of all tables. */
export async function postgresTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** What a database contains. Within a transaction: as it was when that began. */
export async function summarizePostgres(client: pg.Client): Promise<DatabaseSummary> {
  const names = await postgresTables(client);
  const tables: DatabaseSummary['tables'] = {};
  for (const name of names) {
    // A sum, because rows have no order.
    const { rows } = await client.query<{ rows: string; hash: string }>(
      `select count(*) as rows,
         coalesce(sum(('x' || substr(md5(t::text), 1, 15))::bit(60)::bigint), 0)::text as hash
       from ${client.escapeIdentifier(name)} t`,
    );
    tables[name] = { rows: Number(rows[0]?.rows), hash: rows[0]?.hash ?? '' };
  }
  const files = names.includes('files')
    ? (await client.query<{ url: string; formats: unknown }>('select url, formats from files')).rows
    : [];
  return { tables, brokenReferences: NO_BROKEN_REFERENCES, files };
}

/** Whether other programs are connected to the database. */
export async function isPostgresInUse(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ others: string }>(
    `select count(*) as others from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  return Number(rows[0]?.others) > 0;
}

/**
 * Runs one of PostgreSQL's programs, which connects to the database of a URL.
 * @param input what it reads; if that fails, it finds the end of it
 * @throws Error with its output, or with what to install, or what the input throws
 */
export async function runPostgresTool(
  url: string,
  tool: string,
  args: string[],
  input: AsyncIterable<Buffer | string> = Readable.from([]),
): Promise<void> {
  const { child, succeeded } = startPostgresTool(url, tool, args);
  child.stdout.resume();
  const written = pipeline(input, child.stdin);
  const [success, writing] = await Promise.allSettled([succeeded, written]);
  // An input that fails has the program fail, too, and a program that ends early breaks the pipe.
  const isBrokenPipe = writing.status === 'rejected' && 'code' in Object(writing.reason);
  for (const result of isBrokenPipe ? [success, writing] : [writing, success]) {
    if (result.status === 'rejected') throw result.reason;
  }
}

/**
 * What one of PostgreSQL's programs writes.
 * @throws Error at the end, with its messages, if it fails
 */
export async function* outputOfPostgresTool(
  url: string,
  tool: string,
  args: string[],
): AsyncGenerator<Buffer> {
  const { child, succeeded } = startPostgresTool(url, tool, args);
  child.stdin.end();
  yield* child.stdout;
  await succeeded;
}

function startPostgresTool(url: string, tool: string, args: string[]) {
  const child = spawn(tool, args, { env: { ...process.env, ...connectionVariables(url) } });
  const exited = new Promise<number>((resolve) => {
    child.once('error', () => resolve(-1));
    child.once('close', (code) => resolve(code ?? 1));
  });
  const succeeded = Promise.all([exited, text(child.stderr)]).then(([code, output]) => {
    if (code === -1) {
      throw new Error(`${tool} is not installed: on Debian, apt-get install postgresql-client.`);
    }
    if (code !== 0) throw new Error(`${tool} failed: ${withoutPassword(output.trim(), url)}`);
  });
  // Whoever stops reading its output does not wait for it.
  succeeded.catch(() => {});
  return { child, succeeded };
}

/**
 * For PostgreSQL's programs: as variables, because arguments can be read by all users of the machine.
 * https://www.postgresql.org/docs/current/libpq-envars.html
 */
function connectionVariables(url: string): Record<string, string> {
  // As the service and `withPostgres` understand it.
  const { host, port, user, password, database } = new pg.Client({ connectionString: url });
  const { searchParams } = parsePostgresUrl(url);
  const variables = {
    PGHOST: host,
    PGPORT: String(port),
    PGUSER: user,
    PGPASSWORD: password,
    PGDATABASE: database,
    // pg's own name for TLS without a check of the certificate.
    PGSSLMODE: searchParams.get('sslmode')?.replace('no-verify', 'require'),
    PGSSLROOTCERT: searchParams.get('sslrootcert'),
    PGSSLCERT: searchParams.get('sslcert'),
    PGSSLKEY: searchParams.get('sslkey'),
  };
  return Object.fromEntries(
    Object.entries(variables).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
}

function withoutPassword(message: string, url: string): string {
  const { password } = parsePostgresUrl(url);
  if (!password) return message;
  // Not decodeURIComponent: pg takes a percent sign that is not encoded for itself.
  const decoded = new pg.Client({ connectionString: url }).password ?? password;
  return message.replaceAll(password, '…').replaceAll(decoded, '…');
}
