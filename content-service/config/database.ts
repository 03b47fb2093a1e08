import { databaseFile } from '../src/data-directory';
import { cacheStatements, type PreparingConnection } from '../src/database/cache-statements';
import { CONNECTION_TIMEOUT_MS } from '../src/database/check-postgres';
import { configurePostgres } from '../src/database/configure-postgres';
import type { SqliteConnection } from '../src/database/knex-client';
import { BUSY_TIMEOUT_MS } from '../src/database/retry-locked';
import { environment } from '../src/environment';

/** Applies the settings that each new connection needs. */
function configureConnection(
  connection: SqliteConnection & PreparingConnection,
  done: (error: unknown, configured: unknown) => void,
) {
  connection.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  // The driver's default with a write-ahead log may lose the last commits in a power failure.
  connection.pragma('synchronous = full');
  cacheStatements(connection);
  done(null, connection);
}

// Not typed as Core.Config.Database, which requires host and user even with a connection string.
const sqlite = {
  client: 'sqlite',
  connection: { filename: databaseFile },
  pool: { min: 1, max: 1, afterCreate: configureConnection },
  useNullAsDefault: true,
  // Failed statements are logged without their values, which may be what visitors wrote.
  compileSqlOnError: false,
};

const postgres = {
  client: 'postgres',
  connection: {
    connectionString: environment.databaseUrl,
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    keepAlive: true,
  },
  pool: { min: 0, max: 10, acquireTimeoutMillis: 10_000, afterCreate: configurePostgres },
  compileSqlOnError: false,
};

export default { connection: environment.databaseUrl ? postgres : sqlite };
