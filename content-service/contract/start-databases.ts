import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { copyDataLocation } from './copy-data-location.ts';
import { createTemplates } from './create-templates.ts';
import { endIdleProcesses, startInReusedProcess } from './start-in-reused-process.ts';
import { findPostgresBinaries, startPostgres } from './start-postgres.ts';

/**
 * Before all contract tests, creates the data that tests start with, and starts one service per
 * database, with the demo content in `seed/`.
 */
export default async function startDatabases(project: TestProject) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'contract-'));
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
    await endIdleProcesses();
    rmSync(folder, { recursive: true, force: true });
  };
  const prepare = async (database: string, server?: string) => {
    const templates = await createTemplates(
      path.join(folder, database),
      server,
      env,
      startInReusedProcess,
    );
    const location = await copyDataLocation(templates.seeded, path.join(folder, database, 'data'));
    const service = await startInReusedProcess({ ...location, env });
    runningPrograms.push(service);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL = '' } = location;
    return { templates, url: service.url, environment: { ...env, DATA_DIR, DATABASE_URL } };
  };
  try {
    const server = postgresBinaries ? await startPostgres(postgresBinaries) : undefined;
    if (server) runningPrograms.push(server);
    const preparations = [
      prepare('sqlite'),
      server ? prepare('postgres', server.url) : undefined,
    ] as const;
    // If one fails, the other one must have ended before everything is stopped.
    await Promise.allSettled(preparations);
    const [sqlite, postgres] = await Promise.all(preparations);
    project.provide('folder', folder);
    project.provide('sqliteUrl', sqlite.url);
    project.provide('sqliteEnvironment', sqlite.environment);
    project.provide('postgresServer', server?.url ?? '');
    project.provide('postgresUrl', postgres?.url ?? '');
    project.provide('postgresEnvironment', postgres?.environment ?? {});
    project.provide('templates', { sqlite: sqlite.templates, postgres: postgres?.templates });
  } catch (error) {
    await stopAll();
    throw error;
  }
  return stopAll;
}
