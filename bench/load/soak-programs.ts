import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../content-service/contract/free-port.ts';
import {
  type ObjectStorage,
  startObjectStorage,
} from '../../content-service/contract/object-storage.ts';
import {
  findPostgresBinaries,
  type RunningPostgres,
  startPostgres,
} from '../../content-service/contract/start-postgres.ts';
import { startContentService } from '../../content-service/contract/start-service.ts';
import { startLoadBalancer } from '../../e2e/nginx.ts';
import { startRedis } from '../../e2e/redis.ts';
import { startWebsite } from '../../e2e/start-website.ts';
import type { Bench } from '../bench.ts';

/** A copy that can be stopped and started again on its port. */
type Copy = { restart: () => Promise<void> };

/** What runs during the soak. */
export type SoakPrograms = {
  /** URLs of the load balancers. */
  site: string;
  service: string;
  websites: Copy[];
  services: Copy[];
  postgres: RunningPostgres;
  storage: ObjectStorage;
};

const COPIES = 2;

/**
 * Starts two copies of each program behind nginx, with PostgreSQL, Redis and object storage: nothing is
 * shared by way of a folder.
 * @throws Error if a program is not installed
 */
export async function startSoakPrograms(bench: Bench): Promise<SoakPrograms> {
  const postgres = await bench.stopAtEnd(startPostgres(findPostgresBinaries() ?? ''));
  const redis = await bench.stopAtEnd(startRedis());
  const storage = await startObjectStorage();
  await bench.stopAtEnd(Promise.resolve({ stop: storage.shutDown }));
  const [sitePorts, servicePorts] = [await freePorts(), await freePorts()];
  const site = await bench.stopAtEnd(startLoadBalancer(sitePorts.map(localUrl), { repeats: true }));
  const service = await bench.stopAtEnd(
    startLoadBalancer(servicePorts.map(localUrl), { repeats: true }),
  );
  const token = randomBytes(32).toString('hex');
  const serviceEnv = {
    ...storage.env,
    ...secrets(),
    WEBSITE_TOKEN: token,
    WEBSITE_NOTICES: site.url,
    WEBSITE_URL: site.url,
    PUBLIC_URL: service.url,
  };
  const websiteEnv = {
    ...storage.env,
    WEBSITE_TOKEN: token,
    PUBLIC_URL: site.url,
    PAGE_STORE_URL: redis.url,
    LOG_REQUESTS: 'errors',
  };
  const services: Copy[] = [];
  // One after the other: the first one fills the database.
  for (const port of servicePorts) {
    const dataDir = join(bench.folder, `soak-${port}`);
    const options = { port, dataDir, databaseUrl: postgres.url, env: serviceEnv };
    services.push(await startCopy(bench, () => startContentService(options)));
  }
  const logs = join(bench.folder, 'logs');
  mkdirSync(logs, { recursive: true });
  const websites: Copy[] = [];
  for (const port of sitePorts) {
    const env = { ...websiteEnv, PORT: String(port) };
    websites.push(
      await startCopy(bench, () =>
        startWebsite(`soak website ${port}`, `${service.url}/api`, logs, env),
      ),
    );
  }
  return { site: site.url, service: service.url, websites, services, postgres, storage };
}

async function startCopy(
  bench: Bench,
  start: () => Promise<{ stop: () => Promise<void> }>,
): Promise<Copy> {
  let program = await start();
  await bench.stopAtEnd(Promise.resolve({ stop: () => program.stop() }));
  return {
    async restart() {
      await program.stop();
      program = await start();
    },
  };
}

/** The same for both copies, which have no folder in common. */
const secrets = () =>
  Object.fromEntries(
    [
      'APP_KEYS',
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'JWT_SECRET',
      'ENCRYPTION_KEY',
    ].map((name) => [name, randomBytes(16).toString('hex')]),
  );

const localUrl = (port: number) => `http://127.0.0.1:${port}`;

async function freePorts(): Promise<number[]> {
  const ports: number[] = [];
  for (let copy = 0; copy < COPIES; copy += 1) ports.push(await freePort());
  return ports;
}
