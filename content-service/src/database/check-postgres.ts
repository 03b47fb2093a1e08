import pg from 'pg';
import { codeOf, isUnavailable, TemporarilyUnavailable } from './unavailable';

/** How long a server may take to accept a connection, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 5000;

/**
 * Connects to PostgreSQL once.
 * @param url DATABASE_URL; its password is never repeated
 * @throws DatabaseAway where the server does not answer; Error with one sentence for the operator
 * where it refuses, or where the address cannot be read
 */
export async function checkPostgres(url: string): Promise<void> {
  const client = clientFor(url);
  // Emitted beside what the calls below reject with; unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw toOperatorError(client, error);
  } finally {
    await client.end().catch(() => {});
  }
}

function clientFor(url: string): pg.Client {
  try {
    return new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: CONNECTION_TIMEOUT_MS,
    });
  } catch {
    throw new Error(
      'DATABASE_URL cannot be read; special characters in user and password must be percent-encoded.',
    );
  }
}

/** What stays refused until somebody puts it right, by PostgreSQL's code. */
const PERMANENT_ERRORS: Record<string, (database: string) => string> = {
  '28000': () => 'does not let the user of DATABASE_URL in',
  '28P01': () => 'does not accept the user and password of DATABASE_URL',
  '3D000': (database) => `has no database "${database}"; create it or correct DATABASE_URL`,
};

function toOperatorError(client: pg.Client, error: unknown): Error {
  const { host, port, database = '', password = '' } = client;
  const server = `PostgreSQL at ${host}:${port}`;
  const code = codeOf(error);
  const describe = PERMANENT_ERRORS[code];
  if (describe) return new Error(`${server} ${describe(database)}.`);
  const message = error instanceof Error ? error.message : String(error);
  if (isUnavailable(error) || /timeout/i.test(message)) {
    const reason = code || 'no answer';
    return new TemporarilyUnavailable(
      `${server} cannot be reached (${reason})`,
      'start it or correct DATABASE_URL',
    );
  }
  return new Error(
    `${server} cannot be used: ${password ? message.replaceAll(password, '…') : message}.`,
  );
}
