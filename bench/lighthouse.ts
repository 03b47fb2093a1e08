import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findWholeChromium } from '../scripts/chromium.ts';
import { type Bench, contentService, website } from './bench.ts';
import { median } from './figures.ts';
import { pagesOf } from './pages.ts';
import { print, shown, verdict } from './report.ts';

const cli = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** More runs of a page change its median little, and each takes a quarter of a minute. */
const MOST_RUNS = 3;

const report = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
});

/** Lighthouse's scores for a phone, out of 100. */
export async function measureLighthouse(bench: Bench): Promise<void> {
  const executablePath = findWholeChromium();
  if (!executablePath) return print('Lighthouse', [['Chromium is not installed.']]);
  const service = await contentService(bench, 'lighthouse');
  const site = await website(bench, 'lighthouse website', service.url);
  const runs = Math.min(bench.rounds, MOST_RUNS);
  const pages = { ...(await pagesOf(service.url)), about: '/about', contact: '/contact' };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const reports: z.infer<typeof report>[] = [];
    while (reports.length < runs) reports.push(await audit(site.url + path, executablePath));
    const middle = (read: (each: z.infer<typeof report>) => number) => median(reports.map(read));
    const scores = CATEGORIES.map((name) => middle((each) => 100 * each.categories[name].score));
    const blocking = middle((each) => each.audits['total-blocking-time'].numericValue);
    const shift = middle((each) => each.audits['cumulative-layout-shift'].numericValue);
    const isMet = scores.every((score) => score === 100) && blocking === 0 && shift === 0;
    rows.push([
      name,
      ...[...scores, blocking, shift].map(shown),
      verdict(isMet, '100 each, 0 ms, 0'),
    ]);
  }
  print(
    'Lighthouse, mobile',
    [['page', ...CATEGORIES, 'blocking, ms', 'shift', 'budget'], ...rows],
    [`Medians of runs: ${runs}.`],
  );
}

async function audit(url: string, browser: string) {
  const words = [cli, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...words, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return report.parse(JSON.parse(stdout));
}
