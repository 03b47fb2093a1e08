import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../scripts/program.ts';
import { type Bench, launchContentService, launchWebsite } from '../bench.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { percentile } from '../statistics.ts';
import { findProgram } from '../tools.ts';

const CLIENTS = 1000;
/** The interval between lines of a slow client, in milliseconds, and the duration of the attack, in seconds. */
const LINE_INTERVAL_MS = 2000;
const ATTACK_SECONDS = 20;
/** The website allows 10 s for request headers and checks every 2 s; the rest is for busy machines. */
const MAX_SECONDS_OPEN = 15;

/** Measures ordinary visits while slow clients never finish their requests. */
export async function measureSlowClients(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'slow');
  const site = await launchWebsite(bench, 'slow clients website', service.url);
  await rawResponse(`${site.url}/`);
  const rows = [
    ['tool', 'closed after, s', 'others: successful', 'failed', '99th percentile, ms', 'budget'],
  ];
  const measure = async (tool: string, attack: () => Promise<number[]>) => {
    const attackEnd = new AbortController();
    const ordinaryVisits = visitRepeatedly(`${site.url}/`, attackEnd.signal);
    const closedAfter = await attack();
    attackEnd.abort();
    const { times, failed } = await ordinaryVisits;
    const latest = closedAfter.length > 0 ? Math.max(...closedAfter) : undefined;
    rows.push([
      tool,
      latest === undefined ? '' : formatNumber(latest),
      String(times.length),
      String(failed),
      formatNumber(percentile(times, 0.99)),
      budgetVerdict(
        failed === 0 && (latest ?? 0) <= MAX_SECONDS_OPEN,
        `closed within ${MAX_SECONDS_OPEN} s, nobody else fails`,
      ),
    ]);
  };
  await measure('own', () => dripHeaders(site.url));
  const slowhttptest = findProgram('slowhttptest');
  if (slowhttptest) {
    await measure('slowhttptest -H', async () => {
      const args = [
        '-H',
        '-c',
        CLIENTS,
        '-r',
        CLIENTS,
        '-i',
        LINE_INTERVAL_MS / 1000,
        '-l',
        ATTACK_SECONDS,
      ];
      const command = [slowhttptest, ...args.map(String), '-u', `${site.url}/`];
      const program = await bench.stopAtEnd(
        Promise.resolve(
          startProgram({ name: 'slowhttptest', cwd: bench.folder, command, logs: bench.folder }),
        ),
      );
      await program.exited;
      return [];
    });
  }
  printTable(`${formatNumber(CLIENTS)} slow clients`, rows, [
    slowhttptest ? '' : 'slowhttptest is not installed.',
  ]);
}

/** @returns the seconds until the website closed each connection; the duration of the attack if it did not */
async function dripHeaders(url: string): Promise<number[]> {
  const { port, hostname } = new URL(url);
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      const startedAt = performance.now();
      socket.write('GET / HTTP/1.1\r\nHost: slow\r\n');
      const drip = setInterval(() => socket.write('X-Slow: yes\r\n'), LINE_INTERVAL_MS);
      const limit = setTimeout(() => socket.destroy(), ATTACK_SECONDS * 1000);
      await once(socket, 'close');
      clearInterval(drip);
      clearTimeout(limit);
      return (performance.now() - startedAt) / 1000;
    }),
  );
}

/** Makes ordinary visits ten times a second until the attack ends. */
async function visitRepeatedly(url: string, signal: AbortSignal) {
  const times: number[] = [];
  let failed = 0;
  while (!signal.aborted) {
    const startedAt = performance.now();
    const status = await rawResponse(url).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) times.push(performance.now() - startedAt);
    else failed += 1;
    await pause(100);
  }
  return { times, failed };
}
