import { type Bench, contentService, website } from '../bench.ts';
import { percentile } from '../figures.ts';
import { pagesOf } from '../pages.ts';
import { rawAnswer } from '../raw-answer.ts';
import { print, shown, verdict } from '../report.ts';
import { startCountingProxy } from './counting-proxy.ts';

const VISITORS = 200;
const BUDGET = 2;

/** Many visitors at once, each on a connection of its own, on a page that nobody has made yet. */
export async function measureStampede(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'stampede');
  const proxy = await bench.keep(startCountingProxy(service.url));
  const site = await website(bench, 'stampede website', proxy.url);
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(await pagesOf(service.url))) {
    proxy.calls.clear();
    const times: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        const began = performance.now();
        const { status } = await rawAnswer(site.url + path);
        times.push(performance.now() - began);
        return status;
      }),
    );
    const most = Math.max(0, ...proxy.calls.values());
    rows.push([
      name,
      String(statuses.filter((status) => status === 200).length),
      String(proxy.calls.size),
      String(most),
      shown(percentile(times, 1)),
      verdict(most <= BUDGET, `≤ ${BUDGET}`),
    ]);
  }
  print(`${VISITORS} visitors at once on one cold page`, [
    ['page', 'good answers', 'different content calls', 'most of one call', 'last, ms', 'budget'],
    ...rows,
  ]);
}
