import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../scripts/program.ts';
import { untilReady } from '../scripts/ready.ts';
import { type Bench, contentService, root, website } from './bench.ts';
import { millisecondsOf } from './cold-page.ts';
import { alternate, ratio } from './figures.ts';
import { ensurePackages } from './installed.ts';
import { startCountingProxy } from './load/counting-proxy.ts';
import { rawAnswer } from './raw-answer.ts';
import { print, shown, spread } from './report.ts';
import { requestsASecond } from './requests-a-second.ts';

const CONNECTIONS = 50;
const peer = join(root, 'bench/peers/next');

/** The home page beside the same page in Next.js, from each one's cache and made anew. */
export async function measureNextPeer(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'next');
  const calls = await callsOfHome(bench, service.url);
  const next = await startNext(bench, service.url, calls);
  const site = await website(bench, 'kept website', service.url);
  const cold = await website(bench, 'unkept website', service.url, { PAGE_FRESH_SECONDS: '0' });
  const cached = await alternate(bench.rounds, {
    ours: () => requestsASecond(`${site.url}/`, bench.seconds, CONNECTIONS),
    next: () => requestsASecond(`${next.url}/`, bench.seconds, CONNECTIONS),
  });
  const made = await alternate(bench.rounds, {
    ours: () => millisecondsOf(`${cold.url}/`),
    next: () => millisecondsOf(`${next.url}/cold`),
  });
  const [ourBytes, nextBytes] = [await bytesOf(site.url), await bytesOf(next.url)];
  print(
    'Home page beside the same page in Next.js',
    [
      ['what', 'ours', 'Next.js', 'times'],
      row('from the cache, requests/s', cached.ours, cached.next),
      row('made anew, ms', made.ours, made.next),
      row('document, KB', [ourBytes.plain], [nextBytes.plain]),
      row('document compressed, KB', [ourBytes.sent], [nextBytes.sent]),
      row('script files, KB', [ourBytes.scripts], [nextBytes.scripts]),
    ],
    [
      `${CONNECTIONS} connections; the same content calls, ${calls.length} each time;`,
      'Next.js caches as it does by default, with the same minute of freshness.',
    ],
  );
}

const row = (what: string, ours: number[], next: number[]) => [
  what,
  spread(ours),
  spread(next),
  shown(ratio(ours, next)),
];

/** Which calls making the home page takes once the website has read what it keeps for minutes. */
async function callsOfHome(bench: Bench, contentUrl: string): Promise<string[]> {
  const proxy = await bench.keep(startCountingProxy(contentUrl));
  const env = { PAGE_FRESH_SECONDS: '0' };
  const site = await website(bench, 'overheard website', proxy.url, env);
  await rawAnswer(`${site.url}/`);
  proxy.calls.clear();
  await rawAnswer(`${site.url}/`);
  return [...proxy.calls.keys()];
}

async function startNext(bench: Bench, contentUrl: string, calls: string[]) {
  await ensurePackages(peer);
  const env = {
    CONTENT_URL: contentUrl,
    CONTENT_CALLS: JSON.stringify(calls),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const run = (name: string, words: string[]) =>
    startProgram({
      name,
      cwd: peer,
      command: [process.execPath, 'node_modules/next/dist/bin/next', ...words],
      env,
      logs: join(bench.folder, 'logs'),
    });
  const build = await bench.keep(Promise.resolve(run('next build', ['build'])));
  if ((await build.ended) !== 0) throw new Error(build.lastLines().join('\n'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ['start', '--port', String(port), '--hostname', '127.0.0.1'];
  const server = await bench.keep(Promise.resolve(run('next start', words)));
  await untilReady(server, url);
  return { url };
}

/** Sizes in KB: of the document and of the script files that it names, as a browser gets them. */
async function bytesOf(url: string) {
  const sizeOf = async (path: string, encodings: string) => {
    const { body } = await rawAnswer(new URL(path, url).href, { 'accept-encoding': encodings });
    return body.length / 1024;
  };
  const html = (await rawAnswer(`${url}/`)).body.toString();
  const files = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src));
  let scripts = 0;
  for (const file of files) scripts += await sizeOf(file ?? '', 'br, gzip');
  return { plain: html.length / 1024, sent: await sizeOf('/', 'br, gzip'), scripts };
}
