import pg from 'pg';
import { codeOf, isUnavailable, TemporarilyUnavailable } from './unavailable';

/** How long a server may take to accept a connection, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 5000;

/**
 * Checks that PostgreSQL accepts connections.
 * @param url DATABASE_URL; errors never contain its password
 * @throws TemporarilyUnavailable if the server does not respond; Error with one sentence for the
 * operator if it rejects the connection or the URL is invalid
 */
export async function checkPostgres(url: string): Promise<void> {
  const client = clientFor(url);
  // Emitted in addition to the rejections below; without a listener it would end the process.
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

/** Errors that need the operator, by PostgreSQL's error code. */
const PERMANENT_ERRORS: Record<string, (database: string) => string> = {
  '28000': () => 'does not accept the user of DATABASE_URL',
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
    const reason = code || 'no response';
    return new TemporarilyUnavailable(
      `${server} cannot be reached (${reason})`,
      'start it or correct DATABASE_URL',
    );
  }
  return new Error(
    `${server} cannot be used: ${password ? message.replaceAll(password, '…') : message}.`,
  );
}
