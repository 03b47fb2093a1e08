import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import { rawResponse } from '../raw-response.ts';
import { budgetVerdict, formatNumber, printTable } from '../report.ts';
import { median, percentile } from '../statistics.ts';
import { pagesOfSitemap } from './sitemap.ts';
import { findLost, visitPages, writeAsEditor } from './soak-load.ts';
import { type SoakPrograms, startSoakPrograms } from './soak-programs.ts';

/** Of the pages of the sitemap, so many are opened. */
const PAGES = 100;
const CALM = 'calm';

/**
 * Two copies of each program for some minutes, while visitors read and an editor writes: copies are
 * restarted one after the other, the database once, and the object storage is away for a tenth of the
 * time.
 */
export async function measureSoak(bench: Bench): Promise<void> {
  const programs = await startSoakPrograms(bench);
  const { site, service } = programs;
  const pages = (await pagesOfSitemap(site)).slice(0, PAGES);
  for (const path of pages) await rawResponse(site + path);
  const duration = bench.minutes * 60_000;
  const deadline = Date.now() + duration;
  let current = CALM;
  const phase = () => current;
  const happened: string[] = [];
  const runEvents = async () => {
    for (const { name, run } of eventsOf(programs, duration)) {
      await pause(duration / 10);
      current = name;
      const startedAt = Date.now();
      await run();
      happened.push(`${name} ${formatNumber((Date.now() - startedAt) / 1000)} s`);
      current = CALM;
    }
  };
  const [visits, writes] = await Promise.all([
    visitPages(site, pages, deadline, phase),
    writeAsEditor(service, deadline, phase),
    runEvents(),
  ]);
  const lost = await findLost(programs, writes);
  const confirmed = writes.entries.length + writes.files.length;
  printTable(
    `Two copies of each program for ${formatNumber(bench.minutes)} minutes`,
    [
      ['metric', 'value', 'budget'],
      ['visits of warm pages', formatNumber(visits.times.length), ''],
      ['failed', listed(visits.failures), budgetVerdict(visits.failures.size === 0, 'none')],
      ['median, ms', formatNumber(median(visits.times)), ''],
      ['99th percentile, ms', formatNumber(percentile(visits.times, 0.99)), ''],
      ['confirmed writes', formatNumber(confirmed), ''],
      ['of these pictures', formatNumber(writes.files.length), ''],
      ['lost', lost.join(', ') || 'none', budgetVerdict(lost.length === 0, 'none')],
      ['refused, so the editor tries again', listed(writes.rejections), ''],
    ],
    [`In this order: ${happened.join(', ')}.`],
  );
}

function eventsOf(
  { websites, services, postgres, storage }: SoakPrograms,
  duration: number,
): { name: string; run: () => Promise<void> }[] {
  const restartAll = async (copies: SoakPrograms['services']) => {
    for (const copy of copies) await copy.restart();
  };
  return [
    { name: 'restart of the websites', run: () => restartAll(websites) },
    { name: 'restart of the content services', run: () => restartAll(services) },
    {
      name: 'restart of the database',
      async run() {
        await postgres.shutDown();
        await postgres.restart();
      },
    },
    {
      name: 'outage of the storage',
      async run() {
        storage.deny(() => true);
        await pause(duration / 10);
        storage.deny(() => false);
      },
    },
  ];
}

const listed = (counts: ReadonlyMap<string, number>) =>
  [...counts].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none';
