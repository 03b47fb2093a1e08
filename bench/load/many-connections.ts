import { Agent } from 'node:http';
import { freePort } from '../../content-service/contract/free-port.ts';
import { type Bench, launchContentService, launchWebsite } from '../bench.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { percentile } from '../statistics.ts';
import { memoryOf } from './memory.ts';

const CONNECTIONS = 10_000;
/** Connections opened concurrently, as the backlog of a listening socket is limited. */
const CONCURRENCY = 200;

/** Measures visitors who stay connected: each sends a request, waits for all others, and sends another. */
export async function measureManyConnections(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'connections');
  const metrics = await freePort();
  const env = { METRICS_PORT: String(metrics) };
  const site = await launchWebsite(bench, 'connections website', service.url, env);
  const metricsUrl = `http://127.0.0.1:${metrics}`;
  await rawResponse(`${site.url}/`);
  const before = await memoryOf(metricsUrl);
  const agents = Array.from(
    { length: CONNECTIONS },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const first = await requestAll(site.url, agents);
  const open = agents.filter(({ freeSockets }) => Object.keys(freeSockets).length > 0).length;
  const whileOpen = await memoryOf(metricsUrl);
  const second = await requestAll(site.url, agents);
  for (const agent of agents) agent.destroy();
  printTable(
    `${formatNumber(CONNECTIONS)} connections kept open`,
    [
      ['', 'successful', 'failed', 'median, ms', '99th percentile, ms'],
      ['first request', ...cellsOf(first)],
      ['second, on the same connections', ...cellsOf(second)],
    ],
    [
      `${formatNumber(open)} were open at the same time:`,
      `${budgetVerdict(open === CONNECTIONS && second.failed === 0, `${formatNumber(CONNECTIONS)}, none failed`)}.`,
      `Memory of the website ${formatNumber(before)} MB before, ${formatNumber(whileOpen)} MB with all open.`,
      'A process needs as many open files (ulimit -n).',
    ],
  );
}

type Outcomes = { times: number[]; failed: number };

async function requestAll(url: string, agents: Agent[]): Promise<Outcomes> {
  const outcomes: Outcomes = { times: [], failed: 0 };
  const next = agents.values();
  await Promise.all(
    Array.from({ length: CONCURRENCY }, async () => {
      for (const agent of next) {
        const startedAt = performance.now();
        const status = await rawResponse(url, { 'accept-encoding': 'br' }, { agent }).then(
          (response) => response.status,
          () => 0,
        );
        if (status === 200) outcomes.times.push(performance.now() - startedAt);
        else outcomes.failed += 1;
      }
    }),
  );
  return outcomes;
}

function cellsOf({ times, failed }: Outcomes): string[] {
  return [
    String(times.length),
    String(failed),
    ...[0.5, 0.99].map((share) => formatNumber(percentile(times, share))),
  ];
}
