import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDataLocation, createDatabase, type DataLocation } from './copy-data-location.ts';
import { type RunningService, type StartOptions, startContentService } from './start-service.ts';

/**
 * Data to copy instead of having each service create it, which takes longer than the start itself:
 * `migrated` has the tables, the vocabulary and the administrator of `signInToPanel`, `seeded` the
 * posts of `seed/` as well.
 */
export type Template = 'migrated' | 'seeded';

/**
 * Has the service create the data that tests start with.
 * @param folder for the data folders
 * @param server the URL of a PostgreSQL server; SQLite if undefined
 * @param env further environment variables
 * @param start starts the service, which is stopped again
 */
export async function createTemplates(
  folder: string,
  server: string | undefined,
  env: Record<string, string>,
  start: (options: StartOptions) => Promise<RunningService> = startContentService,
): Promise<Record<Template, DataLocation>> {
  const startOnce = async (options: StartOptions) => (await start(options)).stop();
  const migrated = {
    dataDir: path.join(folder, 'migrated'),
    databaseUrl: server && (await createDatabase(server)),
  };
  await startOnce({ ...migrated, env: { ...env, DEMO_CONTENT: 'false' } });
  const seeded = await copyDataLocation(migrated, path.join(folder, 'seeded'));
  const seedDir = fileURLToPath(new URL('seed', import.meta.url));
  await startOnce({ ...seeded, seedDir, env });
  return { migrated, seeded };
}
