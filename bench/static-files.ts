import { type Bench, launchContentService, launchWebsite } from './bench.ts';
import { rawResponse } from './raw-response.ts';
import { formatNumber, formatRounds, printTable } from './report.ts';
import { requestsPerSecond } from './requests-per-second.ts';
import { measureAlternating } from './statistics.ts';

const CONNECTIONS = 50;

/** Measures files that a visit loads: a file of the website and a picture of a post. */
export async function measureStaticFiles(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'files');
  const site = await launchWebsite(bench, 'files website', service.url);
  const home = (await rawResponse(`${site.url}/`)).body.toString();
  const fileUrls = {
    'style sheet, website': / href="([^"]+\.css)"/.exec(home)?.[1],
    'picture, content service': /<article[\s\S]*?<img[^>]* src="([^"]+)"/.exec(home)?.[1],
  };
  const files = Object.entries(fileUrls).map(([name, address]): [string, string] => {
    if (!address) throw new Error(`The home page has no ${name}.`);
    return [name, new URL(address, site.url).href];
  });
  const results = await measureAlternating(
    bench.rounds,
    Object.fromEntries(
      files.map(([name, url]) => [name, () => requestsPerSecond(url, bench.seconds, CONNECTIONS)]),
    ),
  );
  const rows: string[][] = [];
  for (const [name, url] of files) {
    const { body } = await rawResponse(url, { 'accept-encoding': 'br' });
    rows.push([name, formatRounds(results[name] ?? []), formatNumber(body.length / 1024)]);
  }
  printTable('Files', [['file', 'requests/s', 'KB'], ...rows], [`${CONNECTIONS} connections.`]);
}
