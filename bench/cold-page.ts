import { type Bench, contentService, website } from './bench.ts';
import { alternate, median } from './figures.ts';
import { pagesOf } from './pages.ts';
import { rawAnswer } from './raw-answer.ts';
import { print, shown, spread } from './report.ts';

/** Visits that one figure is the median of. */
const VISITS = 20;

/** Pages that are made anew for each visitor, content calls included: one visitor at a time. */
export async function measureColdPages(bench: Bench): Promise<void> {
  const service = await contentService(bench, 'cold');
  const site = await website(bench, 'cold website', service.url, { PAGE_FRESH_SECONDS: '0' });
  const pages = await pagesOf(service.url);
  const figures = await alternate(
    bench.rounds,
    Object.fromEntries(
      Object.entries(pages).map(([name, path]) => [name, () => millisecondsOf(site.url + path)]),
    ),
  );
  print('Cold pages: made anew for each visitor', [
    ['page', 'ms', 'pages/s, one after the other'],
    ...Object.entries(figures).map(([name, rounds]) => [
      name,
      spread(rounds),
      shown(1000 / median(rounds)),
    ]),
  ]);
}

/**
 * The median time of some visits, one after the other.
 * @param before what is done before each, and not counted
 */
export async function millisecondsOf(url: string, before?: () => Promise<void>): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit += 1) {
    await before?.();
    const began = performance.now();
    const { status } = await rawAnswer(url, { 'accept-encoding': 'br' });
    times.push(performance.now() - began);
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
  }
  return median(times);
}
