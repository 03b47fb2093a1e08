import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findFullChromium } from '../scripts/chromium.ts';
import { type Bench, launchContentService, launchWebsite } from './bench.ts';
import { pagesOf } from './pages.ts';
import { budgetVerdict, formatNumber, printTable } from './report.ts';
import { median } from './statistics.ts';

const cli = fileURLToPath(new URL('node_modules/lighthouse/cli/index.js', import.meta.url));
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** More runs change the median little, and each takes 15 seconds. */
const MAX_RUNS = 3;

const reportSchema = z.object({
  categories: z.record(z.enum(CATEGORIES), z.object({ score: z.number() })),
  audits: z.object({
    'total-blocking-time': z.object({ numericValue: z.number() }),
    'cumulative-layout-shift': z.object({ numericValue: z.number() }),
  }),
});

/** Measures Lighthouse's mobile scores, out of 100. */
export async function measureLighthouse(bench: Bench): Promise<void> {
  const executablePath = findFullChromium();
  if (!executablePath) return printTable('Lighthouse', [['Chromium is not installed.']]);
  const service = await launchContentService(bench, 'lighthouse');
  const site = await launchWebsite(bench, 'lighthouse website', service.url);
  const runs = Math.min(bench.rounds, MAX_RUNS);
  const pages = { ...(await pagesOf(service.url)), about: '/about', contact: '/contact' };
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(pages)) {
    const reports: z.infer<typeof reportSchema>[] = [];
    const run = () => audit(site.url + path, executablePath);
    // Now and then Lighthouse misses where a page begins, and asks to be run again.
    while (reports.length < runs) reports.push(await run().catch(run));
    const medianOf = (read: (each: z.infer<typeof reportSchema>) => number) =>
      median(reports.map(read));
    const scores = CATEGORIES.map((name) => medianOf((each) => 100 * each.categories[name].score));
    const blocking = medianOf((each) => each.audits['total-blocking-time'].numericValue);
    const shift = medianOf((each) => each.audits['cumulative-layout-shift'].numericValue);
    const isMet = scores.every((score) => score === 100) && blocking === 0 && shift === 0;
    rows.push([
      name,
      ...[...scores, blocking, shift].map(formatNumber),
      budgetVerdict(isMet, '100 each, 0 ms, 0'),
    ]);
  }
  printTable(
    'Lighthouse, mobile',
    [['page', ...CATEGORIES, 'total blocking time, ms', 'layout shift', 'budget'], ...rows],
    [`Medians of runs: ${runs}.`],
  );
}

async function audit(url: string, browser: string) {
  const args = [cli, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`];
  const flags = '--headless=new --no-sandbox --disable-dev-shm-usage --disable-gpu';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...args, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 64 * 1024 * 1024 },
  );
  return reportSchema.parse(JSON.parse(stdout));
}
