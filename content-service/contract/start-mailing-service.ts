import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { inject } from 'vitest';
import type { MailServer } from './mail-server.ts';
import { type RunningService, startContentService } from './start-service.ts';

export const WEBSITE_TOKEN = 'only-for-tests-0123456789-0123456789';
export const CONTACT_TO = 'readers@office.example';

/** Environment of a service that sends mail and retries after short delays. */
const mailEnvironment = (mailServer: MailServer) => ({
  BRAND_FILE: fileURLToPath(new URL('brand.json', import.meta.url)),
  DEMO_CONTENT: 'false',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Harbour <desk@harbour.example>',
  CONTACT_TO,
  WEBSITE_TOKEN,
  MAIL_RETRY_SECONDS: '0.2,0.5,1',
});

/** Where a service keeps its data, so that it can be restarted with the same data. */
export interface DataLocation {
  dataDir: string;
  databaseUrl: string | undefined;
}

/** Creates an empty database and an empty data folder. @param database SQLite or PostgreSQL */
export async function createDataLocation(database: string): Promise<DataLocation> {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'mailing-'));
  if (database === 'SQLite') return { dataDir, databaseUrl: undefined };
  const server = new URL(inject('postgresServer'));
  const client = new pg.Client({ connectionString: server.href });
  const name = `mailing_${randomUUID().replaceAll('-', '')}`;
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  server.pathname = name;
  return { dataDir, databaseUrl: server.href };
}

/** Starts the service with the given data and mail server. */
export function startMailingService(
  dataLocation: DataLocation,
  mailServer: MailServer,
  env: Record<string, string> = {},
): Promise<RunningService> {
  return startContentService({ ...dataLocation, env: { ...mailEnvironment(mailServer), ...env } });
}
