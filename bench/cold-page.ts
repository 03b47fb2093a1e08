import { type Bench, launchContentService, launchWebsite } from './bench.ts';
import { pagesOf } from './pages.ts';
import { rawResponse } from './raw-response.ts';
import { formatNumber, formatRounds, printTable } from './report.ts';
import { measureAlternating, median } from './statistics.ts';

/** Number of visits per median. */
const VISITS_PER_MEASUREMENT = 20;

/** Measures pages rendered for each request, content calls included, one visitor at a time. */
export async function measureUncachedPages(bench: Bench): Promise<void> {
  const service = await launchContentService(bench, 'cold');
  const site = await launchWebsite(bench, 'cold website', service.url, { PAGE_FRESH_SECONDS: '0' });
  const pages = await pagesOf(service.url);
  const results = await measureAlternating(
    bench.rounds,
    Object.fromEntries(
      Object.entries(pages).map(([name, path]) => [name, () => medianResponseMs(site.url + path)]),
    ),
  );
  printTable('Uncached pages: rendered for each visitor', [
    ['page', 'median, ms', 'requests/s, sequential'],
    ...Object.entries(results).map(([name, rounds]) => [
      name,
      formatRounds(rounds),
      formatNumber(1000 / median(rounds)),
    ]),
  ]);
}

/**
 * The median time of sequential visits.
 * @param before runs before each visit and is not measured
 */
export async function medianResponseMs(url: string, before?: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS_PER_MEASUREMENT; visit += 1) {
    await before?.();
    const startedAt = performance.now();
    const { status } = await rawResponse(url, { 'accept-encoding': 'br' });
    times.push(performance.now() - startedAt);
    if (status !== 200) throw new Error(`${url} returned ${status}.`);
  }
  return median(times);
}
