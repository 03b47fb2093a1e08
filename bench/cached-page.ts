import { type Bench, launchContentService, launchWebsite } from './bench.ts';
import { recordResponse, startMinimalServer, startNginx } from './replay-servers.ts';
import { budgetVerdict, formatNumber, formatRounds, printTable } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { measureAlternating, median, ratio } from './statistics.ts';

const CONNECTIONS = 50;
const BUDGET = 0.85;

/** Compares the home page from the page cache with servers that only send the same bytes. */
export async function measureCachedPage(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'cached');
  const site = await launchWebsite(bench, 'cached website', service.url);
  const response = await recordResponse(bench, `${site.url}/`);
  const minimal = await startMinimalServer(bench, response);
  const nginx = await startNginx(bench, response);
  const requestRateOf = (url: string) => () => requestsPerSecond(url, bench.seconds, CONNECTIONS);
  const servers: Record<string, () => Promise<number>> = {
    'bare node:http': requestRateOf(minimal.url),
    'cached page': requestRateOf(`${site.url}/`),
    ...(nginx && { 'nginx, one process': requestRateOf(nginx.url) }),
  };
  const results = await measureAlternating(bench.rounds, servers);
  const baseline = results['bare node:http'] ?? [];
  const ourRatio = ratio(results['cached page'] ?? [], baseline);
  printTable(
    'Home page from the page cache',
    [
      ['server', 'requests/s', 'ratio to bare node:http', 'budget'],
      ...Object.entries(results).map(([name, rounds]) => [
        name,
        formatRounds(rounds),
        formatNumber(ratio(rounds, baseline)),
        name === 'cached page' ? budgetVerdict(ourRatio >= BUDGET, `≥ ${BUDGET}`) : '',
      ]),
    ],
    [
      `${CONNECTIONS} connections, ${formatNumber(response.bytes / 1024)} KB of brotli;`,
      `${formatNumber((median(results['cached page'] ?? []) * response.bytes) / 1024 / 1024)} MB/s of pages.`,
      nginx ? '' : 'nginx is not installed.',
    ],
  );
}
