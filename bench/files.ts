import { type Bench, contentService, website } from './bench.ts';
import { alternate } from './figures.ts';
import { rawAnswer } from './raw-answer.ts';
import { print, shown, spread } from './report.ts';
import { requestsASecond } from './requests-a-second.ts';

const CONNECTIONS = 50;

/** What a visit fetches besides documents: a file of the website and a picture of a post. */
export async function measureFiles(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'files');
  const site = await website(bench, 'files website', service.url);
  const home = (await rawAnswer(`${site.url}/`)).body.toString();
  const found = {
    'style sheet, website': / href="([^"]+\.css)"/.exec(home)?.[1],
    'picture, content service': /<article[\s\S]*?<img[^>]* src="([^"]+)"/.exec(home)?.[1],
  };
  const files = Object.entries(found).map(([name, address]): [string, string] => {
    if (!address) throw new Error(`The home page has no ${name}.`);
    return [name, new URL(address, site.url).href];
  });
  const figures = await alternate(
    bench.rounds,
    Object.fromEntries(
      files.map(([name, url]) => [name, () => requestsASecond(url, bench.seconds, CONNECTIONS)]),
    ),
  );
  const rows: string[][] = [];
  for (const [name, url] of files) {
    const { body } = await rawAnswer(url, { 'accept-encoding': 'br' });
    rows.push([name, spread(figures[name] ?? []), shown(body.length / 1024)]);
  }
  print('Files', [['file', 'requests/s', 'KB'], ...rows], [`${CONNECTIONS} connections.`]);
}
