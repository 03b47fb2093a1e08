import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyDataLocation } from '../content-service/contract/copy-data-location.ts';
import { createTemplates, type Template } from '../content-service/contract/create-templates.ts';
import {
  endIdleProcesses,
  startInReusedProcess,
} from '../content-service/contract/start-in-reused-process.ts';

/**
 * Data of a content service on SQLite that specs start with: those of the contract tests, and
 * `demo` with the demo content.
 */
export type DataTemplate = Template | 'demo';

/**
 * Has the content service create the templates, once for all specs: each would take longer to
 * create them than to start.
 * @param folder for the templates, which exists once it is complete; its path is passed to the specs in
 * an environment variable
 */
export async function createDataTemplates(folder: string): Promise<void> {
  const incomplete = `${folder}-incomplete`;
  // Of a run that was stopped.
  rmSync(incomplete, { recursive: true, force: true });
  const { migrated } = await createTemplates(incomplete, undefined, {}, startInReusedProcess);
  const demo = await copyDataLocation(migrated, join(incomplete, 'demo'));
  await (await startInReusedProcess(demo)).stop();
  await endIdleProcesses();
  renameSync(incomplete, folder);
}

/** Copies a template. @returns the folder of the copy, for the service's DATA_DIR */
export async function copyDataTemplate(template: DataTemplate): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), `${template}-`));
  const original = join(process.env.E2E_TEMPLATES ?? '', template);
  await copyDataLocation({ dataDir: original, databaseUrl: undefined }, dataDir);
  return dataDir;
}
