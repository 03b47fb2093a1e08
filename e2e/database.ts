import { findPostgresBinaries, startPostgres } from '../content-service/contract/start-postgres.ts';
import { test as visitor } from './visitor.ts';

/** What the content service of some journeys keeps its data in; chosen by the project. */
export type Database = { database: 'SQLite' | 'PostgreSQL' };

/** A visitor of a website whose content service may run on either database. */
export const test = visitor.extend<object, Database & { databaseUrl: string | undefined }>({
  database: ['SQLite', { option: true, scope: 'worker' }],
  databaseUrl: [
    async ({ database }, use) => {
      const postgresBinaries = database === 'PostgreSQL' && findPostgresBinaries();
      if (!postgresBinaries) return use(undefined);
      const postgres = await startPostgres(postgresBinaries);
      await use(postgres.url);
      await postgres.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});
