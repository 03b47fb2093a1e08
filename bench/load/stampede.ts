import { type Bench, launchContentService, launchWebsite } from '../bench.ts';
import { pagesOf } from '../pages.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { percentile } from '../statistics.ts';
import { startCountingProxy } from './counting-proxy.ts';

const VISITORS = 200;
const BUDGET = 2;

/** Measures concurrent visitors, each on a new connection, of an uncached page. */
export async function measureStampede(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'stampede');
  const proxy = await bench.stopAtEnd(startCountingProxy(service.url));
  const site = await launchWebsite(bench, 'stampede website', proxy.url);
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(await pagesOf(service.url))) {
    proxy.calls.clear();
    const times: number[] = [];
    const statuses = await Promise.all(
      Array.from({ length: VISITORS }, async () => {
        const startedAt = performance.now();
        const { status } = await rawResponse(site.url + path);
        times.push(performance.now() - startedAt);
        return status;
      }),
    );
    const maxCalls = Math.max(0, ...proxy.calls.values());
    rows.push([
      name,
      String(statuses.filter((status) => status === 200).length),
      String(proxy.calls.size),
      String(maxCalls),
      formatNumber(percentile(times, 1)),
      budgetVerdict(maxCalls <= BUDGET, `≤ ${BUDGET}`),
    ]);
  }
  printTable(`${VISITORS} visitors at once on one cold page`, [
    ['page', 'successful', 'distinct content calls', 'maximum per call', 'slowest, ms', 'budget'],
    ...rows,
  ]);
}
