import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../content-service/contract/free-port.ts';
import { type Bench, contentService, website } from '../bench.ts';
import { median, percentile } from '../figures.ts';
import { rawAnswer } from '../raw-answer.ts';
import { print, shown, verdict } from '../report.ts';
import { memoryOf } from './memory.ts';
import { pagesOfSitemap } from './sitemap.ts';

const VISITORS = 20;
/** For how long a visitor reads before the next page, in milliseconds. */
const READING = 100;
/** The share of addresses that do not exist, and of searches. */
const [MISSING, SEARCHES] = [0.2, 0.1];
/** Growth from the second fifth to the last that counts as flat. */
const FLAT = 1.1;

/** What visitors, machines and nonsense ask for, mixed, for some minutes. */
export async function measureMixedLoad(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'mixed');
  const metrics = await freePort();
  const env = { METRICS_PORT: String(metrics), PAGE_CACHE_MB: '16' };
  const site = await website(bench, 'mixed website', service.url, env);
  const pages = await pagesOfSitemap(site.url);
  for (const path of pages) await rawAnswer(site.url + path);
  const until = Date.now() + bench.minutes * 60_000;
  const memory: number[] = [];
  const times: number[] = [];
  const wrong = new Map<string, number>();

  const watch = async () => {
    while (Date.now() < until) {
      memory.push(await memoryOf(`http://127.0.0.1:${metrics}`));
      await pause((bench.minutes * 60_000) / 60);
    }
  };
  const visit = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    while (Date.now() < until) {
      const { path, status: expected } = nextAddress(pages);
      const began = performance.now();
      const status = await rawAnswer(site.url + path, { 'accept-encoding': 'br' }, { agent }).then(
        (answer) => String(answer.status),
        (error: NodeJS.ErrnoException) => error.code ?? error.message,
      );
      times.push(performance.now() - began);
      if (status !== expected) wrong.set(status, (wrong.get(status) ?? 0) + 1);
      await pause(READING);
    }
    agent.destroy();
  };
  await Promise.all([watch(), ...Array.from({ length: VISITORS }, visit)]);

  const fifth = Math.max(1, Math.floor(memory.length / 5));
  const [early, late] = [median(memory.slice(fifth, 2 * fifth)), median(memory.slice(-fifth))];
  const errors = [...wrong].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
  print(
    `Mixed load for ${shown(bench.minutes)} minutes`,
    [
      ['what', 'figure', 'budget'],
      ['requests', shown(times.length), ''],
      ['errors', errors, verdict(wrong.size === 0, 'none')],
      ['median, ms', shown(median(times)), ''],
      ['99 of 100 within, ms', shown(percentile(times, 0.99)), ''],
      ['memory at the start, MB', shown(memory[0] ?? 0), ''],
      ['memory in the second fifth, MB', shown(early), ''],
      ['memory in the last fifth, MB', shown(late), verdict(late <= FLAT * early, 'flat')],
      ['largest memory, MB', shown(Math.max(...memory)), ''],
    ],
    [
      `${VISITORS} visitors, ${pages.length} pages that were made before; a fifth of the addresses do`,
      'not exist, a tenth are searches.',
    ],
  );
}

function nextAddress(pages: string[]): { path: string; status: string } {
  const dice = Math.random();
  if (dice < MISSING) return { path: `/articles/${randomUUID()}`, status: '404' };
  if (dice < MISSING + SEARCHES) {
    return { path: `/articles?q=${randomUUID().slice(0, 2)}`, status: '200' };
  }
  return { path: pages[Math.floor(Math.random() * pages.length)] ?? '/', status: '200' };
}
