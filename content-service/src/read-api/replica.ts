import knex, { type Knex } from 'knex';
import { configurePostgres } from '../database/configure-postgres';
import { codeOf, isUnavailable } from '../database/unavailable';

/** A position in PostgreSQL's write-ahead log, such as `0/3000148`. */
type Position = string;

/** A copy of the database that follows it, and answers reads. */
export interface Replica {
  sql: Knex;
  /**
   * Whether it has everything up to a position, and may be asked. One that does not answer is left
   * alone for some seconds.
   */
  has: (position: Position) => Promise<boolean>;
  /** How far it is; undefined if it does not answer. For when the database itself is away. */
  position: () => Promise<Position | undefined>;
  /** Leaves it alone for some seconds if a statement failed for its sake. @returns whether it did */
  failed: (error: unknown) => boolean;
}

const CONNECTION_TIMEOUT_MS = 1000;
/** The website waits 2.5 seconds for everything that a page needs. */
const QUERY_TIMEOUT_MS = 1000;
const REST_MS = 5000;

/** A statement would have kept the replica from following, or it is asked to write. */
const REPLICA_CODES = new Set(['40001', '25006']);

const POSITION =
  'select pg_is_in_recovery() as "isReplica", pg_last_wal_replay_lsn()::text as position';

interface Options {
  /** Called once when it is left alone, and once when it is used again. */
  onChange: (sentence: string) => void;
  now?: () => number;
}

/** Opens connections to a replica when they are needed. @param url DATABASE_READ_URL */
export function openReplica(url: string, { onChange, now = Date.now }: Options): Replica {
  const sql = knex({
    client: 'postgres',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
      keepAlive: true,
    },
    pool: {
      min: 0,
      max: 10,
      acquireTimeoutMillis: CONNECTION_TIMEOUT_MS,
      afterCreate: configurePostgres,
    },
    compileSqlOnError: false,
  });
  return watchReplica(sql, { onChange, now });
}

/** @param sql connections to the replica */
export function watchReplica(sql: Knex, { onChange, now = Date.now }: Options): Replica {
  let restsUntil = 0;
  let isAway = false;
  const rest = (reason: string): undefined => {
    if (!isAway) onChange(`the replica is not used: ${reason}`);
    isAway = true;
    restsUntil = now() + REST_MS;
  };
  const position = async () => {
    if (now() < restsUntil) return undefined;
    try {
      const { rows } = await sql.raw(POSITION);
      if (!rows[0].isReplica) return rest('DATABASE_READ_URL does not lead to a replica');
      if (isAway) onChange('the replica is used again');
      isAway = false;
      return String(rows[0].position);
    } catch (error) {
      return rest(`it cannot be reached (${codeOf(error) || 'no response'})`);
    }
  };
  return {
    sql,
    position,
    async has(wanted) {
      const reached = await position();
      return reached !== undefined && bytesOf(reached) >= bytesOf(wanted);
    },
    failed(error) {
      if (!isUnavailable(error) && !REPLICA_CODES.has(codeOf(error))) return false;
      rest(`a statement failed (${codeOf(error) || 'no response'})`);
      return true;
    },
  };
}

/** Positions are two hexadecimal halves, without leading zeros. */
function bytesOf(position: Position): bigint {
  const [high = '0', low = '0'] = position.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}
