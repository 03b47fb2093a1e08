import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../../scripts/program.ts';
import { type Bench, contentService, website } from '../bench.ts';
import { percentile } from '../figures.ts';
import { findProgram } from '../installed.ts';
import { rawAnswer } from '../raw-answer.ts';
import { print, shown, verdict } from '../report.ts';

const CLIENTS = 1000;
/** From one line of a slow client to its next one, in milliseconds; and how long it goes on. */
const LINE_EVERY = 2000;
const SECONDS = 20;
/** The website gives the head of a request 10 s and looks every 2 s; a busy machine is late. */
const CLOSED_WITHIN = 15;

/** Clients who never come to the end of their request, and how others fare meanwhile. */
export async function measureSlowClients(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'slow');
  const site = await website(bench, 'slow clients website', service.url);
  await rawAnswer(`${site.url}/`);
  const rows = [
    ['tool', 'closed after, s', 'others: good answers', 'failed', '99 of 100 within, ms', 'budget'],
  ];
  const measure = async (tool: string, attack: () => Promise<number[]>) => {
    const over = new AbortController();
    const others = visits(`${site.url}/`, over.signal);
    const closed = await attack();
    over.abort();
    const { times, failed } = await others;
    const latest = closed.length > 0 ? Math.max(...closed) : undefined;
    rows.push([
      tool,
      latest === undefined ? '' : shown(latest),
      String(times.length),
      String(failed),
      shown(percentile(times, 0.99)),
      verdict(
        failed === 0 && (latest ?? 0) <= CLOSED_WITHIN,
        `closed within ${CLOSED_WITHIN} s, nobody else fails`,
      ),
    ]);
  };
  await measure('own', () => dripHeaders(site.url));
  const slowhttptest = findProgram('slowhttptest');
  if (slowhttptest) {
    await measure('slowhttptest -H', async () => {
      const words = ['-H', '-c', CLIENTS, '-r', CLIENTS, '-i', LINE_EVERY / 1000, '-l', SECONDS];
      const command = [slowhttptest, ...words.map(String), '-u', `${site.url}/`];
      const program = await bench.keep(
        Promise.resolve(
          startProgram({ name: 'slowhttptest', cwd: bench.folder, command, logs: bench.folder }),
        ),
      );
      await program.ended;
      return [];
    });
  }
  print(`${shown(CLIENTS)} slow clients`, rows, [
    slowhttptest ? '' : 'slowhttptest is not installed.',
  ]);
}

/** @returns after how many seconds the website closed each; the length of the attack if it did not */
async function dripHeaders(url: string): Promise<number[]> {
  const { port, hostname } = new URL(url);
  return Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {}).resume();
      const began = performance.now();
      socket.write('GET / HTTP/1.1\r\nHost: slow\r\n');
      const drip = setInterval(() => socket.write('X-Slow: yes\r\n'), LINE_EVERY);
      const limit = setTimeout(() => socket.destroy(), SECONDS * 1000);
      await once(socket, 'close');
      clearInterval(drip);
      clearTimeout(limit);
      return (performance.now() - began) / 1000;
    }),
  );
}

/** An ordinary visitor ten times a second, until it is over. */
async function visits(url: string, over: AbortSignal) {
  const times: number[] = [];
  let failed = 0;
  while (!over.aborted) {
    const began = performance.now();
    const status = await rawAnswer(url).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) times.push(performance.now() - began);
    else failed += 1;
    await pause(100);
  }
  return { times, failed };
}
