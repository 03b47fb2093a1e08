import { Agent } from 'node:http';
import { freePort } from '../../content-service/contract/free-port.ts';
import { type Bench, contentService, website } from '../bench.ts';
import { percentile } from '../figures.ts';
import { rawAnswer } from '../raw-answer.ts';
import { print, shown, verdict } from '../report.ts';
import { memoryOf } from './memory.ts';

const WANTED = 10_000;
/** Connections that are opened at the same time: the queue of a listening socket is bounded. */
const AT_ONCE = 200;

/** Visitors who stay connected: each asks once, waits until all are there, and asks again. */
export async function measureManyConnections(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'connections');
  const metrics = await freePort();
  const env = { METRICS_PORT: String(metrics) };
  const site = await website(bench, 'connections website', service.url, env);
  const metricsUrl = `http://127.0.0.1:${metrics}`;
  await rawAnswer(`${site.url}/`);
  const before = await memoryOf(metricsUrl);
  const agents = Array.from(
    { length: WANTED },
    () => new Agent({ keepAlive: true, maxSockets: 1 }),
  );
  const first = await askAll(site.url, agents);
  const open = agents.filter(({ freeSockets }) => Object.keys(freeSockets).length > 0).length;
  const whileOpen = await memoryOf(metricsUrl);
  const second = await askAll(site.url, agents);
  for (const agent of agents) agent.destroy();
  print(
    `${shown(WANTED)} connections kept open`,
    [
      ['', 'good answers', 'failed', 'median, ms', '99 of 100 within, ms'],
      ['first request', ...told(first)],
      ['second, on the same connections', ...told(second)],
    ],
    [
      `${shown(open)} were open at the same time:`,
      `${verdict(open === WANTED && second.failed === 0, `${shown(WANTED)}, none failed`)}.`,
      `Memory of the website ${shown(before)} MB before, ${shown(whileOpen)} MB with all open.`,
      'A process needs as many open files (ulimit -n).',
    ],
  );
}

type Answers = { times: number[]; failed: number };

async function askAll(url: string, agents: Agent[]): Promise<Answers> {
  const answers: Answers = { times: [], failed: 0 };
  const next = agents.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const agent of next) {
        const began = performance.now();
        const status = await rawAnswer(url, { 'accept-encoding': 'br' }, { agent }).then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200) answers.times.push(performance.now() - began);
        else answers.failed += 1;
      }
    }),
  );
  return answers;
}

function told({ times, failed }: Answers): string[] {
  return [
    String(times.length),
    String(failed),
    ...[0.5, 0.99].map((share) => shown(percentile(times, share))),
  ];
}
