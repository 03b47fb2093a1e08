import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { findFullChromium } from '../scripts/chromium.ts';
import { type Bench, launchContentService, launchWebsite } from './bench.ts';
import { pagesOf } from './pages.ts';
import { budgetVerdict, formatNumber, formatRounds, printTable } from './report.ts';
import { measureAlternating, median } from './statistics.ts';

/** Lighthouse's slow connection, in milliseconds and bytes per second, and CPU slowdown. */
const NETWORK = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 750_000 / 8 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const ABOVE_THE_FOLD_KB = 150;
/** Time limit for the first paint, in milliseconds. */
const PAINT_TIMEOUT_MS = 30_000;

/** Figures of one page view; times in milliseconds since its start. */
type PageView = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  bytes: number;
  aboveTheFold: number;
};

/** Measures the first and second view of each page on a throttled phone. */
export async function measurePhone(bench: Bench): Promise<void> {
  const executablePath = findFullChromium();
  if (!executablePath) return printTable('On a phone', [['Chromium is not installed.']]);
  const service = await launchContentService(bench, 'phone');
  const site = await launchWebsite(bench, 'phone website', service.url);
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await bench.stopAtEnd(Promise.resolve({ stop: () => browser.close() }));
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(await pagesOf(service.url))) {
    const first: PageView[] = [];
    const second: PageView[] = [];
    await measureAlternating(bench.rounds, {
      visits: async () => {
        const [firstView, secondView] = await visitTwice(browser, site.url + path);
        first.push(firstView);
        second.push(secondView);
        return firstView.firstPaint;
      },
    });
    rows.push(rowOf(name, 'first', first.slice(1)), rowOf(name, 'second', second.slice(1)));
  }
  printTable(
    'On a phone: 4 times slower processor, 150 ms and 1.6 Mbit/s',
    [
      [
        'page',
        'view',
        'first paint, ms',
        'largest paint, ms',
        'KB',
        'KB above the fold',
        'shift',
        'budget',
      ],
      ...rows,
    ],
    ['Bytes are those over the wire; above the fold: all but pictures that are not seen at first.'],
  );
}

function rowOf(page: string, view: string, views: PageView[]): string[] {
  const medianOf = (metric: keyof PageView) => median(views.map((each) => each[metric]));
  const [aboveTheFold, shift] = [medianOf('aboveTheFold') / 1024, medianOf('shift')];
  return [
    page,
    view,
    formatRounds(views.map(({ firstPaint }) => firstPaint)),
    formatRounds(views.map(({ largestPaint }) => largestPaint)),
    formatNumber(medianOf('bytes') / 1024),
    formatNumber(aboveTheFold),
    formatNumber(shift),
    budgetVerdict(
      aboveTheFold <= ABOVE_THE_FOLD_KB && shift === 0,
      `≤ ${ABOVE_THE_FOLD_KB} KB, no shift`,
    ),
  ];
}

async function visitTwice(browser: Browser, url: string): Promise<[PageView, PageView]> {
  const context = await browser.newContext(PHONE);
  const views: [PageView, PageView] = [
    await viewPage(await context.newPage(), url),
    await viewPage(await context.newPage(), url),
  ];
  await context.close();
  return views;
}

async function viewPage(page: Page, url: string): Promise<PageView> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', { offline: false, ...NETWORK });
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const sizes = countBytes(client);
  await page.goto(url, { waitUntil: 'networkidle' });
  // A slow phone may paint only after everything has loaded. The page's policy blocks the
  // evaluation that Playwright's own waiting needs.
  const deadline = Date.now() + PAINT_TIMEOUT_MS;
  while (!(await page.evaluate(isPainted))) {
    if (Date.now() > deadline) throw new Error(`${url} was not painted in time.`);
    await pause(100);
  }
  const { belowTheFold, ...paints } = await page.evaluate(readPaints);
  await page.close();
  const sum = (skipped: string[]) =>
    [...sizes].reduce(
      (total, [file, bytes]) => (skipped.includes(file) ? total : total + bytes),
      0,
    );
  return { ...paints, bytes: sum([]), aboveTheFold: sum(belowTheFold) };
}

/** Transferred bytes by address, headers included. */
function countBytes(client: CDPSession): Map<string, number> {
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  return sizes;
}

/** Runs in the page: whether it has painted and all visible pictures have loaded. */
function isPainted(): boolean {
  const isInViewport = (image: HTMLImageElement) => {
    const { top, left } = image.getBoundingClientRect();
    return image.checkVisibility() && top < innerHeight && left < innerWidth;
  };
  return (
    performance.getEntriesByName('first-contentful-paint').length > 0 &&
    [...document.images].every((image) => image.complete || !isInViewport(image))
  );
}

/** Runs in the page. */
async function readPaints() {
  const entriesOf = <Entry extends PerformanceEntry>(type: string) =>
    new Promise<Entry[]>((resolve) => {
      const observer = new PerformanceObserver((list) => resolve(list.getEntries() as Entry[]));
      observer.observe({ type, buffered: true });
      // Without such an entry, the observer is never called.
      requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
    });
  const [first] = performance.getEntriesByName('first-contentful-paint');
  const largest = (await entriesOf('largest-contentful-paint')).at(-1);
  const shifts = await entriesOf<PerformanceEntry & { value: number }>('layout-shift');
  return {
    firstPaint: first?.startTime ?? Number.NaN,
    largestPaint: largest?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    belowTheFold: [...document.images]
      .filter((image) => {
        const { top, left } = image.getBoundingClientRect();
        return top >= innerHeight || left >= innerWidth;
      })
      .map((image) => image.currentSrc),
  };
}
