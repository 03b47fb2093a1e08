/** A prepared statement of better-sqlite3. */
export interface Statement {
  /** Whether it is returning rows. */
  busy: boolean;
}

/** A connection of better-sqlite3, as far as it prepares statements. */
export interface PreparingConnection {
  prepare: (sql: string) => Statement;
}

/** Enough for all statements of a request to the read API and the search. */
const MAX_STATEMENTS = 500;

/** Longer ones are bulk inserts, whose text depends on the number of rows. */
const MAX_LENGTH = 10_000;

/**
 * Makes a connection keep its prepared statements, the least recently used of which are dropped:
 * knex prepares a statement anew for each call, which took a fifth of a search.
 */
export function cacheStatements(connection: PreparingConnection): void {
  const prepare = connection.prepare.bind(connection);
  const statements = new Map<string, Statement>();
  connection.prepare = (sql) => {
    const kept = statements.get(sql);
    statements.delete(sql);
    // One that still returns rows cannot be started again.
    const statement = kept && !kept.busy ? kept : prepare(sql);
    if (sql.length > MAX_LENGTH) return statement;
    statements.set(sql, statement);
    const [oldest] = statements.keys();
    if (statements.size > MAX_STATEMENTS && oldest !== undefined) statements.delete(oldest);
    return statement;
  };
}
