import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../../content-service/contract/free-port.ts';
import { kinds } from '../../website/app/kinds.ts';
import { type Bench, contentService, demoData, root, website } from '../bench.ts';
import { percentile } from '../figures.ts';
import { rawAnswer } from '../raw-answer.ts';
import { print, shown, verdict } from '../report.ts';
import { memoryOf } from './memory.ts';
import { type PostChange, sendNotice } from './send-notice.ts';
import { pagesOfSitemap } from './sitemap.ts';

const PAGES = 740;
const POSTS = 400;
const NOTICES = 500;
/** From one notice to the next, in milliseconds: 500 of them are a minute. */
const BETWEEN_MS = 120;
/** From one visit to the next, and from one probe of the process to the next, in milliseconds. */
const [VISIT_MS, PROBE_MS] = [25, 50];
/** For how long the website is watched after the last notice, in milliseconds. */
const AFTERWARDS_MS = 60_000;
const TOKEN = 'a secret that only this bench and its website share';

/** An import while hundreds of pages have visitors, and a content service that comes back. */
export async function measureStorm(bench: Bench): Promise<void> {
  const dataDir = await demoData(bench, 'storm');
  await promisify(execFile)(
    process.execPath,
    ['dist/seed/generated-posts-command.js', '--posts', String(POSTS)],
    { cwd: join(root, 'content-service'), env: { ...process.env, DATA_DIR: dataDir } },
  );
  const port = await freePort();
  let service = await contentService(bench, 'storm', { dataDir, port });
  const metrics = await freePort();
  const site = await website(bench, 'storm website', service.url, {
    WEBSITE_TOKEN: TOKEN,
    METRICS_PORT: String(metrics),
  });
  const metricsUrl = `http://127.0.0.1:${metrics}`;
  const posts = await postsOf(service.url);
  const pages = (await pagesOfSitemap(site.url)).slice(0, PAGES);
  for (const path of pages) await rawAnswer(site.url + path);

  const storm = await watch(site.url, metricsUrl, pages, async () => {
    for (let count = 0; count < NOTICES; count += 1) {
      const change = posts[count % posts.length];
      if (change) await sendNotice(site.url, TOKEN, [change]);
      await pause(BETWEEN_MS);
    }
    await pause(AFTERWARDS_MS);
  });
  const outage = await watch(site.url, metricsUrl, pages, async () => {
    await service.stop();
    await pause(AFTERWARDS_MS);
    service = await contentService(bench, 'storm again', { dataDir, port });
    await pause(2 * AFTERWARDS_MS);
  });
  print(
    `${NOTICES} notices in a minute, ${pages.length} visited pages; then a minute without content service`,
    [
      ['what', 'notices', 'content service back', 'budget'],
      ['renderings', shown(storm.renderings), shown(outage.renderings), ''],
      [
        'renderings for each page',
        shown(storm.renderings / pages.length),
        shown(outage.renderings / pages.length),
        verdict(Math.max(storm.renderings, outage.renderings) <= 4 * pages.length, '≤ 4'),
      ],
      [
        '/-/live, median, ms',
        shown(percentile(storm.probes, 0.5)),
        shown(percentile(outage.probes, 0.5)),
        '',
      ],
      [
        '/-/live, 99 of 100 within, ms',
        shown(percentile(storm.probes, 0.99)),
        shown(percentile(outage.probes, 0.99)),
        verdict(percentile([...storm.probes, ...outage.probes], 0.99) <= 200, '≤ 200'),
      ],
      [
        '/-/live, worst, ms',
        shown(Math.max(...storm.probes)),
        shown(Math.max(...outage.probes)),
        '',
      ],
      ['visits', shown(storm.visits.length), shown(outage.visits.length), ''],
      [
        'visits, 99 of 100 within, ms',
        shown(percentile(storm.visits, 0.99)),
        shown(percentile(outage.visits, 0.99)),
        '',
      ],
      [
        'visits without a page',
        String(storm.failures),
        String(outage.failures),
        verdict(storm.failures + outage.failures === 0, '0'),
      ],
      [
        'memory, largest above before, MB',
        shown(storm.growth),
        shown(outage.growth),
        verdict(Math.max(storm.growth, outage.growth) <= 150, '≤ 150'),
      ],
    ],
    [
      `${1000 / VISIT_MS} visits a second; the machine has the content service and the bench as well.`,
    ],
  );
}

/** Visits pages and probes the process while something happens. */
async function watch(
  url: string,
  metricsUrl: string,
  pages: string[],
  happens: () => Promise<void>,
) {
  const visits: number[] = [];
  const probes: number[] = [];
  let failures = 0;
  let isOver = false;
  const before = await renderingsOf(metricsUrl);
  const memory = [await memoryOf(metricsUrl)];
  const every = async (ms: number, act: () => Promise<void>) => {
    const acts: Promise<void>[] = [];
    while (!isOver) {
      acts.push(act());
      await pause(ms);
    }
    await Promise.all(acts);
  };
  const timed = async (path: string, times: number[]) => {
    const began = performance.now();
    const status = await rawAnswer(url + path, { 'accept-encoding': 'br' }).then(
      (answer) => answer.status,
      () => 0,
    );
    times.push(performance.now() - began);
    if (status !== 200) failures += 1;
  };
  const watching = Promise.all([
    every(VISIT_MS, () => timed(pages[Math.floor(Math.random() * pages.length)] ?? '/', visits)),
    every(PROBE_MS, () => timed('/-/live', probes)),
    every(2000, async () => {
      memory.push(await memoryOf(metricsUrl));
    }),
  ]);
  await happens();
  isOver = true;
  await watching;
  return {
    visits,
    probes,
    failures,
    renderings: (await renderingsOf(metricsUrl)) - before,
    growth: Math.max(...memory) - (memory[0] ?? 0),
  };
}

async function renderingsOf(metricsUrl: string): Promise<number> {
  const figures = await (await fetch(metricsUrl)).text();
  return Number(/^website_render_seconds_count (\S+)$/m.exec(figures)?.[1] ?? 0);
}

/** Changes of the posts of a content service, as it would send them. */
async function postsOf(contentUrl: string): Promise<PostChange[]> {
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
