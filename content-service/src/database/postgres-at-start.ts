import pg from 'pg';
import { DatabaseAway } from './database-away';
import { codeOf, isUnavailable } from './unavailable';

/** How long a server may take to accept a connection, in milliseconds. */
export const CONNECTION_TIMEOUT_MS = 5000;

/**
 * Connects to PostgreSQL once.
 * @param url DATABASE_URL; its password is never repeated
 * @throws DatabaseAway where the server does not answer; Error with one sentence for the operator
 * where it refuses, or where the address cannot be read
 */
export async function connectOnce(url: string): Promise<void> {
  const client = clientFor(url);
  // Emitted beside what the calls below reject with; unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (error) {
    throw explained(client, error);
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
const REFUSED: Record<string, (database: string) => string> = {
  '28000': () => 'does not let the user of DATABASE_URL in',
  '28P01': () => 'does not accept the user and password of DATABASE_URL',
  '3D000': (database) => `has no database "${database}"; create it or correct DATABASE_URL`,
};

function explained(client: pg.Client, error: unknown): Error {
  const { host, port, database = '', password = '' } = client;
  const server = `PostgreSQL at ${host}:${port}`;
  const code = codeOf(error);
  const refused = REFUSED[code];
  if (refused) return new Error(`${server} ${refused(database)}.`);
  const said = error instanceof Error ? error.message : String(error);
  if (isUnavailable(error) || /timeout/i.test(said)) {
    const reason = code || 'no answer';
    return new DatabaseAway(
      `${server} cannot be reached (${reason})`,
      'start it or correct DATABASE_URL',
    );
  }
  return new Error(
    `${server} cannot be used: ${password ? said.replaceAll(password, '…') : said}.`,
  );
}
