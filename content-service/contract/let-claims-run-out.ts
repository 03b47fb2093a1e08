import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Place } from './start-mailing-service.ts';

const EVERYTHING_DUE = 'UPDATE outgoing_mails SET next_attempt';

/** As if the minutes had passed after which a mail that was cut off is taken up again. */
export async function letClaimsRunOut({ dataDir, databaseUrl }: Place): Promise<void> {
  if (!databaseUrl) {
    const database = new DatabaseSync(path.join(dataDir, 'data.db'));
    database.exec(`${EVERYTHING_DUE} = 0 WHERE state = 'waiting'`);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`${EVERYTHING_DUE} = to_timestamp(0) WHERE state = 'waiting'`);
  await client.end();
}
