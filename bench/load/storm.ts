import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../content-service/contract/free-port.ts';
import { kinds } from '../../website/app/kinds.ts';
import { type Bench, demoData, launchContentService, launchWebsite, root } from '../bench.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { percentile } from '../statistics.ts';
import { memoryOf } from './memory.ts';
import { type PostChange, sendNotice } from './send-notice.ts';
import { pagesOfSitemap } from './sitemap.ts';

const PAGES = 740;
const POSTS = 400;
const NOTICES = 500;
/** The interval between notices, in milliseconds: 500 take a minute. */
const NOTICE_INTERVAL_MS = 120;
/** The intervals between visits, and between probes of the process, in milliseconds. */
const [VISIT_INTERVAL_MS, PROBE_INTERVAL_MS] = [25, 50];
/** How long the website is observed after the last notice, in milliseconds. */
const OBSERVATION_MS = 60_000;
const TOKEN = 'a secret that only this bench and its website share';

/** Measures an import while hundreds of pages are visited, and the recovery of the content service. */
export async function measureStorm(bench: Bench): Promise<void> {
  const dataDir = await demoData(bench, 'storm');
  await promisify(execFile)(
    process.execPath,
    ['dist/seed/generated-posts-command.js', '--posts', String(POSTS)],
    { cwd: join(root, 'content-service'), env: { ...process.env, DATA_DIR: dataDir } },
  );
  const port = await freePort();
  let service = await launchContentService(bench, 'storm', { dataDir, port });
  const metrics = await freePort();
  const site = await launchWebsite(bench, 'storm website', service.url, {
    WEBSITE_TOKEN: TOKEN,
    METRICS_PORT: String(metrics),
  });
  const metricsUrl = `http://127.0.0.1:${metrics}`;
  const posts = await postChangesOf(service.url);
  const pages = (await pagesOfSitemap(site.url)).slice(0, PAGES);
  for (const path of pages) await rawResponse(site.url + path);

  const storm = await measureDuring(site.url, metricsUrl, pages, async () => {
    for (let count = 0; count < NOTICES; count += 1) {
      const change = posts[count % posts.length];
      if (change) await sendNotice(site.url, TOKEN, [change]);
      await pause(NOTICE_INTERVAL_MS);
    }
    await pause(OBSERVATION_MS);
  });
  const outage = await measureDuring(site.url, metricsUrl, pages, async () => {
    await service.stop();
    await pause(OBSERVATION_MS);
    service = await launchContentService(bench, 'storm again', { dataDir, port });
    await pause(2 * OBSERVATION_MS);
  });
  printTable(
    `${NOTICES} notices in a minute, ${pages.length} visited pages; then a minute without content service`,
    [
      ['metric', 'notices', 'content service back', 'budget'],
      ['renderings', formatNumber(storm.renderings), formatNumber(outage.renderings), ''],
      [
        'renderings per page',
        formatNumber(storm.renderings / pages.length),
        formatNumber(outage.renderings / pages.length),
        budgetVerdict(Math.max(storm.renderings, outage.renderings) <= 4 * pages.length, '≤ 4'),
      ],
      [
        '/-/live, median, ms',
        formatNumber(percentile(storm.probes, 0.5)),
        formatNumber(percentile(outage.probes, 0.5)),
        '',
      ],
      [
        '/-/live, 99th percentile, ms',
        formatNumber(percentile(storm.probes, 0.99)),
        formatNumber(percentile(outage.probes, 0.99)),
        budgetVerdict(percentile([...storm.probes, ...outage.probes], 0.99) <= 200, '≤ 200'),
      ],
      [
        '/-/live, worst, ms',
        formatNumber(Math.max(...storm.probes)),
        formatNumber(Math.max(...outage.probes)),
        '',
      ],
      ['visits', formatNumber(storm.visits.length), formatNumber(outage.visits.length), ''],
      [
        'visits, 99th percentile, ms',
        formatNumber(percentile(storm.visits, 0.99)),
        formatNumber(percentile(outage.visits, 0.99)),
        '',
      ],
      [
        'visits without a page',
        String(storm.failures),
        String(outage.failures),
        budgetVerdict(storm.failures + outage.failures === 0, '0'),
      ],
      [
        'peak memory above the start, MB',
        formatNumber(storm.growth),
        formatNumber(outage.growth),
        budgetVerdict(Math.max(storm.growth, outage.growth) <= 150, '≤ 150'),
      ],
    ],
    [
      `${1000 / VISIT_INTERVAL_MS} visits a second; the machine has the content service and the bench as well.`,
    ],
  );
}

/** Visits pages and probes the process while work is running. */
async function measureDuring(
  url: string,
  metricsUrl: string,
  pages: string[],
  scenario: () => Promise<void>,
) {
  const visits: number[] = [];
  const probes: number[] = [];
  let failures = 0;
  let isDone = false;
  const renderingsBefore = await renderingsOf(metricsUrl);
  const memory = [await memoryOf(metricsUrl)];
  const every = async (ms: number, action: () => Promise<void>) => {
    const running: Promise<void>[] = [];
    while (!isDone) {
      running.push(action());
      await pause(ms);
    }
    await Promise.all(running);
  };
  const timedRequest = async (path: string, times: number[]) => {
    const startedAt = performance.now();
    const status = await rawResponse(url + path, { 'accept-encoding': 'br' }).then(
      (response) => response.status,
      () => 0,
    );
    times.push(performance.now() - startedAt);
    if (status !== 200) failures += 1;
  };
  const observers = Promise.all([
    every(VISIT_INTERVAL_MS, () =>
      timedRequest(pages[Math.floor(Math.random() * pages.length)] ?? '/', visits),
    ),
    every(PROBE_INTERVAL_MS, () => timedRequest('/-/live', probes)),
    every(2000, async () => {
      memory.push(await memoryOf(metricsUrl));
    }),
  ]);
  await scenario();
  isDone = true;
  await observers;
  return {
    visits,
    probes,
    failures,
    renderings: (await renderingsOf(metricsUrl)) - renderingsBefore,
    growth: Math.max(...memory) - (memory[0] ?? 0),
  };
}

async function renderingsOf(metricsUrl: string): Promise<number> {
  const metrics = await (await fetch(metricsUrl)).text();
  return Number(/^website_render_seconds_count (\S+)$/m.exec(metrics)?.[1] ?? 0);
}

/** Changes to the posts of a content service, as it would send them. */
async function postChangesOf(contentUrl: string): Promise<PostChange[]> {
  const changes: PostChange[] = [];
  for (const { typeName } of Object.values(kinds)) {
    const query = new URLSearchParams({
      'filters[post_type][name]': typeName,
      'fields[0]': 'slug',
      'pagination[limit]': '100',
    });
    const response = await fetch(`${contentUrl}/api/posts?${query}`, {
      headers: { 'Strapi-Response-Format': 'v5' },
    });
    const { data }: { data: { id: number; slug: string }[] } = await response.json();
    for (const { id, slug } of data) changes.push({ type: 'post', id, kind: typeName, slug });
  }
  return changes;
}
