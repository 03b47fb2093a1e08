import { databaseFile } from '../src/data-directory';
import { CONNECTION_TIMEOUT_MS } from '../src/database/check-postgres';
import type { SqliteConnection } from '../src/database/knex-client';
import { BUSY_TIMEOUT_MS } from '../src/database/retry-locked';
import { environment } from '../src/environment';

/** Gives each new connection its settings. */
function configureConnection(
  connection: SqliteConnection,
  done: (error: unknown, configured: unknown) => void,
) {
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // With a write-ahead log the driver would otherwise leave the last commits to a power failure.
  connection.pragma('synchronous = full');
  done(null, connection);
}

// Not typed as Core.Config.Database: that type asks for host and user even beside an address.
const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFile },
  pool: { min: 1, max: 1, afterCreate: configureConnection },
  useNullAsDefault: true,
  // Failures are logged with the statement: without its values, which are what visitors wrote.
  compileSqlOnError: false,
};

const postgres = {
  client: 'postgres',
  connection: {
    connectionString: environment.databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  },
  pool: { min: 0, max: 10, acquireTimeoutMillis: 10_000 },
  compileSqlOnError: false,
};

export default { connection: environment.databaseUrl ? postgres : sqlite };
