import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findPostgresBinaries, startPostgres } from './start-postgres.ts';
import { startContentService } from './start-service.ts';

/** Starts one service per database, with the demo content in `seed/`, before all contract tests. */
export default async function startDatabases(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
  const seedDir = fileURLToPath(new URL('seed', import.meta.url));
  const env = { BRAND_FILE: fileURLToPath(new URL('brand.json', import.meta.url)) };
  const postgresBinaries = findPostgresBinaries();
  if (!postgresBinaries && process.env.CI === 'true') {
    throw new Error('PostgreSQL is not installed: run "apt-get install postgresql".');
  }
  if (!postgresBinaries)
    process.stdout.write('PostgreSQL is not installed: testing on SQLite only.\n');
  const runningPrograms: { stop: () => Promise<void> }[] = [];
  const stopAll = async () => {
    for (const program of runningPrograms.reverse()) await program.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const dataDirOf = (database: string) => path.join(folder, database);
  const start = async (database: string, databaseUrl?: string) => {
    const dataDir = dataDirOf(database);
    const service = await startContentService({ dataDir, databaseUrl, seedDir, env });
    runningPrograms.push(service);
    return service.url;
  };
  try {
    project.provide('sqliteUrl', await start('sqlite'));
    const postgres = postgresBinaries ? await startPostgres(postgresBinaries) : undefined;
    if (postgres) runningPrograms.push(postgres);
    project.provide('postgresServer', postgres?.url ?? '');
    project.provide('postgresUrl', postgres ? await start('postgres', postgres.url) : '');
    project.provide('sqliteEnvironment', { ...env, DATA_DIR: dataDirOf('sqlite') });
    project.provide('postgresEnvironment', {
      ...env,
      DATA_DIR: dataDirOf('postgres'),
      DATABASE_URL: postgres?.url ?? '',
    });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
