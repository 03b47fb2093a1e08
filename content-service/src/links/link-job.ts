import type { Core } from '@strapi/strapi';
import { BRAND_NAME } from '../brand';
import { lastDue } from '../checks/check-all-posts';
import { claimRun, finishRun, LINK_RUN } from '../checks/problem-tables';
import { environment } from '../environment';
import { type RepeatingJob, startRepeatingJob } from '../repeating-job';
import { checkLinks } from './check-links';
import { isPublicAddress } from './public-address';

const HOUR_MS = 3_600_000;
const TIMEOUT_MS = 15_000;

/** Before another process would take over a run. */
const LONGEST_NIGHT_MS = 50 * 60_000;

let job: RepeatingJob | undefined;
let isStopping = false;

/** Every night, checks links to other sites. Off unless LINKS_PER_NIGHT is set, as it calls them. */
export function startLinkJob(strapi: Core.Strapi): void {
  if (environment.linksPerNight === 0) return;
  isStopping = false;
  job = startRepeatingJob(
    'links',
    HOUR_MS,
    () => checkTonight(strapi, new Date()),
    (error) => {
      const reason = error instanceof Error ? error.message : String(error);
      strapi.log.error(`checking links failed: ${reason}`);
    },
  );
}

/** Stops the job; resolves when the requests that are open have ended. */
export async function stopLinkJob(): Promise<void> {
  isStopping = true;
  await job?.stop();
}

async function checkTonight(strapi: Core.Strapi, now: Date): Promise<void> {
  const { connection } = strapi.db;
  if (!(await claimRun(connection, LINK_RUN, lastDue(now), now.getTime()))) return;
  const { linksPerNight, websiteUrl, publicUrl } = environment;
  const product = `${BRAND_NAME.replace(/[^A-Za-z]/g, '')}LinkCheck`;
  await checkLinks(strapi, {
    userAgent: `${product}/1.0 (+${websiteUrl})`,
    product: product.toLowerCase(),
    timeoutMs: TIMEOUT_MS,
    isPermitted: isPublicAddress,
    ownHosts: new Set([websiteUrl, publicUrl].map((url) => new URL(url).host)),
    limit: linksPerNight,
    isOver: () => isStopping || Date.now() - now.getTime() > LONGEST_NIGHT_MS,
    now: () => new Date(),
  });
  await finishRun(connection, LINK_RUN, Date.now());
}
