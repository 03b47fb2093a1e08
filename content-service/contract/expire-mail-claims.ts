import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { DataLocation } from './copy-data-location.ts';

const SET_NEXT_ATTEMPT = 'UPDATE outgoing_mails SET next_attempt';

/** Makes interrupted deliveries due now, as if their claim had expired. */
export async function expireMailClaims({ dataDir, databaseUrl }: DataLocation): Promise<void> {
  if (!databaseUrl) {
    const database = new DatabaseSync(path.join(dataDir, 'data.db'));
    database.exec(`${SET_NEXT_ATTEMPT} = 0 WHERE state = 'waiting'`);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`${SET_NEXT_ATTEMPT} = to_timestamp(0) WHERE state = 'waiting'`);
  await client.end();
}
