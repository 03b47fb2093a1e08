import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../content-service/contract/free-port.ts';
import { type Bench, launchContentService, launchWebsite } from '../bench.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import { memoryOf } from './memory.ts';
import { pagesOfSitemap } from './sitemap.ts';

const VISITORS = 20;
/** How long a visitor reads before opening the next page, in milliseconds. */
const PAUSE_BETWEEN_PAGES_MS = 100;
/** The shares of missing pages and of searches. */
const [MISSING_SHARE, SEARCH_SHARE] = [0.2, 0.1];
/** Growth from the second to the last fifth that counts as none. */
const MAX_GROWTH = 1.1;

/** Runs mixed load for some minutes: visitors, bots, and requests for missing pages. */
export async function measureMixedLoad(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'mixed');
  const metrics = await freePort();
  const env = { METRICS_PORT: String(metrics), PAGE_CACHE_MB: '16' };
  const site = await launchWebsite(bench, 'mixed website', service.url, env);
  const pages = await pagesOfSitemap(site.url);
  for (const path of pages) await rawResponse(site.url + path);
  const deadline = Date.now() + bench.minutes * 60_000;
  const memory: number[] = [];
  const times: number[] = [];
  const errorCounts = new Map<string, number>();

  const watch = async () => {
    while (Date.now() < deadline) {
      memory.push(await memoryOf(`http://127.0.0.1:${metrics}`));
      await pause((bench.minutes * 60_000) / 60);
    }
  };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (Date.now() < deadline) {
      const { path, status: expected } = randomRequest(pages);
      const startedAt = performance.now();
      const status = await rawResponse(
        site.url + path,
        { 'accept-encoding': 'br' },
        { agent },
      ).then(
        (response) => String(response.status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      times.push(performance.now() - startedAt);
      if (status !== expected) errorCounts.set(status, (errorCounts.get(status) ?? 0) + 1);
      await pause(PAUSE_BETWEEN_PAGES_MS);
    }
    agent.destroy();
  };
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)]);

  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const [early, late] = [median(memory.slice(fifth, 2 * fifth)), median(memory.slice(-fifth))];
  const errors = [...errorCounts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
  printTable(
    `Mixed load for ${formatNumber(bench.minutes)} minutes`,
    [
      ['metric', 'value', 'budget'],
      ['requests', formatNumber(times.length), ''],
      ['errors', errors, budgetVerdict(errorCounts.size === 0, 'none')],
      ['median, ms', formatNumber(median(times)), ''],
      ['99th percentile, ms', formatNumber(percentile(times, 0.99)), ''],
      ['memory at the start, MB', formatNumber(memory[0] ?? 0), ''],
      ['memory in the second fifth, MB', formatNumber(early), ''],
      [
        'memory in the last fifth, MB',
        formatNumber(late),
        budgetVerdict(late <= MAX_GROWTH * early, 'flat'),
      ],
      ['largest memory, MB', formatNumber(Math.max(...memory)), ''],
    ],
    [
      `${VISITORS} visitors, ${pages.length} pages that were made before; a fifth of the addresses do`,
      'not exist, a tenth are searches.',
    ],
  );
}

function randomRequest(pages: string[]): { path: string; status: string } {
  const random = Math.random();
  if (random < MISSING_SHARE) return { path: `/articles/${randomUUID()}`, status: '404' };
  if (random < MISSING_SHARE + SEARCH_SHARE) {
    return { path: `/articles?q=${randomUUID().slice(0, 2)}`, status: '200' };
  }
  return { path: pages[Math.floor(Math.random() * pages.length)] ?? '/', status: '200' };
}
