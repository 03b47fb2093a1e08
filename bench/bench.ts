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

/** The environment of a measurement. */
export type Bench = {
  /** Temporary folder for logs and data. */
  folder: string;
  /** Duration of one measurement, in seconds. */
  seconds: number;
  /** Number of rounds. */
  rounds: number;
  /** Duration of the mixed load and of the soak, in minutes. */
  minutes: number;
  /** Numbers of posts at which searches are measured. */
  posts: number[];
  /** Registers a program to be stopped at the end. */
  stopAtEnd: <Started extends { stop: () => Promise<void> }>(
    starting: Promise<Started>,
  ) => Promise<Started>;
};

/**
 * Builds both programs, runs the measurements one after the other, and stops the programs of each,
 * also when interrupted.
 */
export async function runBench(
  settings: Pick<Bench, 'seconds' | 'rounds' | 'minutes' | 'posts'>,
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

/** Copies a data folder with the demo content, created by a first start of the service. */
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

/** Starts the built content service with the demo content, on SQLite by default. */
export async function launchContentService(
  bench: Bench,
  name: string,
  options: Partial<StartOptions> = {},
): Promise<RunningService> {
  const dataDir = options.dataDir ?? (await demoData(bench, name));
  return bench.stopAtEnd(startContentService({ ...options, dataDir }));
}

/** Starts the built website for a content service, without request logs. */
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
