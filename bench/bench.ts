import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type RunningService,
  type StartOptions,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { startWebsite } from '../e2e/start-website.ts';
import { build, contentServiceTarget, websiteTarget } from '../scripts/build.ts';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** What a measurement may ask of its surroundings. */
export type Bench = {
  /** Temporary, for logs and data. */
  folder: string;
  /** Length of one measurement, in seconds. */
  seconds: number;
  /** How often each thing is measured. */
  rounds: number;
  /** Length of the mixed load, in minutes. */
  minutes: number;
  /** Sees to it that something started is stopped at the end. */
  stopAtEnd: <Started extends { stop: () => Promise<void> }>(
    starting: Promise<Started>,
  ) => Promise<Started>;
};

/**
 * Builds both programs, measures one thing after the other and stops after each what it started,
 * also when interrupted.
 */
export async function runBench(
  settings: Pick<Bench, 'seconds' | 'rounds' | 'minutes'>,
  measurements: ((bench: Bench) => Promise<void>)[],
): Promise<void> {
  for (const target of [contentServiceTarget, websiteTarget]) {
    await build(root, target, () => process.stdout.write(`Building the ${target.name} ...\n`));
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const started: { stop: () => Promise<void> }[] = [];
  const stopAll = async () => {
    for (const each of started.splice(0).reverse()) await each.stop();
  };
  const cleanUp = async () => {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void cleanUp().finally(() => process.exit(130)));
  }
  const stopAtEnd: Bench['stopAtEnd'] = async (starting) => {
    const running = await starting;
    started.push(running);
    return running;
  };
  try {
    for (const measure of measurements)
      await measure({ folder, ...settings, stopAtEnd }).finally(stopAll);
  } finally {
    await cleanUp();
  }
}

let demoDataFolder: Promise<string> | undefined;

/** A folder with the demo content as the service's first start makes it, for this data's owner alone. */
export async function demoData(bench: Bench, name: string): Promise<string> {
  demoDataFolder ??= createDemoData(join(bench.folder, 'demo'));
  const dataDir = join(bench.folder, name);
  await cp(await demoDataFolder, dataDir, { recursive: true });
  return dataDir;
}

async function createDemoData(dataDir: string): Promise<string> {
  const service = await startContentService({ dataDir });
  await service.stop();
  return dataDir;
}

/** The built content service with the demo content in SQLite; more as it is told. */
export async function launchContentService(
  bench: Bench,
  name: string,
  options: Partial<StartOptions> = {},
): Promise<RunningService> {
  const dataDir = options.dataDir ?? (await demoData(bench, name));
  return bench.stopAtEnd(startContentService({ ...options, dataDir }));
}

/** The built website before a content service, without a line of log for each request. */
export function launchWebsite(
  bench: Bench,
  name: string,
  contentUrl: string,
  env: Record<string, string> = {},
) {
  const logs = join(bench.folder, 'logs');
  mkdirSync(logs, { recursive: true });
  return bench.stopAtEnd(
    startWebsite(name, `${contentUrl}/api`, logs, { LOG_REQUESTS: 'false', ...env }),
  );
}
