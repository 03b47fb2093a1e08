import { type Bench, contentService, website } from './bench.ts';
import { alternate, median, ratio } from './figures.ts';
import { print, shown, spread, verdict } from './report.ts';
import { requestsASecond } from './requests-a-second.ts';
import { recordAnswer, startBareServer, startNginx } from './same-bytes.ts';

const CONNECTIONS = 50;
const BUDGET = 0.85;

/** The home page out of the page cache, beside servers that do nothing but send the same bytes. */
export async function measureCachedPage(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'cached');
  const site = await website(bench, 'cached website', service.url);
  const answer = await recordAnswer(bench, `${site.url}/`);
  const bare = await startBareServer(bench, answer);
  const nginx = await startNginx(bench, answer);
  const figuresOf = (url: string) => () => requestsASecond(url, bench.seconds, CONNECTIONS);
  const servers: Record<string, () => Promise<number>> = {
    'bare node:http': figuresOf(bare.url),
    'cached page': figuresOf(`${site.url}/`),
    ...(nginx && { 'nginx, one process': figuresOf(nginx.url) }),
  };
  const figures = await alternate(bench.rounds, servers);
  const limit = figures['bare node:http'] ?? [];
  const ours = ratio(figures['cached page'] ?? [], limit);
  print(
    'Home page from the page cache',
    [
      ['server', 'requests/s', 'of bare node:http', 'budget'],
      ...Object.entries(figures).map(([name, rounds]) => [
        name,
        spread(rounds),
        shown(ratio(rounds, limit)),
        name === 'cached page' ? verdict(ours >= BUDGET, `≥ ${BUDGET}`) : '',
      ]),
    ],
    [
      `${CONNECTIONS} connections, ${shown(answer.bytes / 1024)} KB of brotli;`,
      `${shown((median(figures['cached page'] ?? []) * answer.bytes) / 1024 / 1024)} MB/s of pages.`,
      nginx ? '' : 'nginx is not installed.',
    ],
  );
}
