import { join } from 'node:path';
import { freePort } from '../content-service/contract/free-port.ts';
import { startProgram } from '../scripts/program.ts';
import { waitUntilReady } from '../scripts/wait-until-ready.ts';
import { type Bench, launchContentService, launchWebsite, root } from './bench.ts';
import { medianResponseMs } from './cold-page.ts';
import { startCountingProxy } from './load/counting-proxy.ts';
import { rawResponse } from './raw-response.ts';
import { formatNumber, formatRounds, printTable } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { measureAlternating, ratio } from './statistics.ts';
import { ensurePackages } from './tools.ts';

const CONNECTIONS = 50;
const peerFolder = join(root, 'bench/peers/next');

/** Compares the home page with the same page in Next.js, cached and rendered per request. */
export async function measureNextPeer(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'next');
  const calls = await homePageCalls(bench, service.url);
  const next = await startNext(bench, service.url, calls);
  const site = await launchWebsite(bench, 'kept website', service.url);
  const uncachedSite = await launchWebsite(bench, 'unkept website', service.url, {
    PAGE_FRESH_SECONDS: '0',
  });
  const cached = await measureAlternating(bench.rounds, {
    ours: () => requestsPerSecond(`${site.url}/`, bench.seconds, CONNECTIONS),
    next: () => requestsPerSecond(`${next.url}/`, bench.seconds, CONNECTIONS),
  });
  const rendered = await measureAlternating(bench.rounds, {
    ours: () => medianResponseMs(`${uncachedSite.url}/`),
    next: () => medianResponseMs(`${next.url}/cold`),
  });
  const [ourBytes, nextBytes] = [await documentSizes(site.url), await documentSizes(next.url)];
  printTable(
    'The home page and the same page in Next.js',
    [
      ['metric', 'ours', 'Next.js', 'ratio'],
      rowOf('from the cache, requests/s', cached.ours, cached.next),
      rowOf('rendered, ms', rendered.ours, rendered.next),
      rowOf('document, KB', [ourBytes.uncompressed], [nextBytes.uncompressed]),
      rowOf('document compressed, KB', [ourBytes.compressed], [nextBytes.compressed]),
      rowOf('script files, KB', [ourBytes.scripts], [nextBytes.scripts]),
    ],
    [
      `${CONNECTIONS} connections; the same content calls, ${calls.length} each time;`,
      'Next.js caches as it does by default, with the same minute of freshness.',
    ],
  );
}

const rowOf = (label: string, ours: number[], next: number[]) => [
  label,
  formatRounds(ours),
  formatRounds(next),
  formatNumber(ratio(ours, next)),
];

/** The calls needed to render the home page once the website's reference data is cached. */
async function homePageCalls(bench: Bench, contentUrl: string): Promise<string[]> {
  const proxy = await bench.stopAtEnd(startCountingProxy(contentUrl));
  const env = { PAGE_FRESH_SECONDS: '0' };
  const site = await launchWebsite(bench, 'overheard website', proxy.url, env);
  await rawResponse(`${site.url}/`);
  proxy.calls.clear();
  await rawResponse(`${site.url}/`);
  return [...proxy.calls.keys()];
}

async function startNext(bench: Bench, contentUrl: string, calls: string[]) {
  await ensurePackages(peerFolder);
  const env = {
    CONTENT_URL: contentUrl,
    CONTENT_CALLS: JSON.stringify(calls),
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  };
  const run = (name: string, args: string[]) =>
    startProgram({
      name,
      cwd: peerFolder,
      command: [process.execPath, 'node_modules/next/dist/bin/next', ...args],
      env,
      logs: join(bench.folder, 'logs'),
    });
  const build = await bench.stopAtEnd(Promise.resolve(run('next build', ['build'])));
  if ((await build.exited) !== 0) throw new Error(build.lastLines().join('\n'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const words = ['start', '--port', String(port), '--hostname', '127.0.0.1'];
  const server = await bench.stopAtEnd(Promise.resolve(run('next start', words)));
  await waitUntilReady(server, url);
  return { url };
}

/** Transfer sizes in KB of the document and of its script files. */
async function documentSizes(url: string) {
  const sizeOf = async (path: string, encodings: string) => {
    const { body } = await rawResponse(new URL(path, url).href, { 'accept-encoding': encodings });
    return body.length / 1024;
  };
  const html = (await rawResponse(`${url}/`)).body.toString();
  const files = new Set([...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src));
  let scripts = 0;
  for (const file of files) scripts += await sizeOf(file ?? '', 'br, gzip');
  return { uncompressed: html.length / 1024, compressed: await sizeOf('/', 'br, gzip'), scripts };
}
