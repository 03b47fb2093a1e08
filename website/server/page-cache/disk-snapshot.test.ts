import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskSnapshot } from './disk-snapshot.ts';
import { createMemoryStore } from './memory-store.ts';
import { encodeBody, etagOf, type Page } from './page.ts';
import { MAX_PAGE_AGE_MS } from './page-store.ts';

const start = Date.parse('2026-03-01T12:00:00Z');

let folder: string;
let now: number;
let failures: string[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'pages-')), 'site');
  now = start;
  failures = [];
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function page(text: string): Promise<Page> {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    bodies: await encodeBody(body),
    etag: etagOf(body),
    renderedAt: start,
    tags: new Set(['post:12']),
  };
}

/** A process with its store and its folder. */
function openSnapshot(build = 'one', isIntact = (_: string) => true) {
  const store = createMemoryStore(10_000_000, () => now);
  const onError = (what: string) => failures.push(what);
  const disk = createDiskSnapshot({ folder, build, store, isIntact, onError, now: () => now });
  return { store, disk };
}

async function writePage(text = `<p>${'Text. '.repeat(500)}`) {
  const { store, disk } = openSnapshot();
  const rendered = await page(text);
  store.set({ key: '/x', isFiltered: false, page: rendered });
  await disk.save();
  return rendered;
}

const onlyFile = () => join(folder, readdirSync(folder)[0] ?? '');

describe('cached pages on disk', () => {
  it.each(['short', `<p>${'Long. '.repeat(500)}`])('outlive the process', async (text) => {
    const rendered = await writePage(text);
    const { store, disk } = openSnapshot();
    expect(await disk.load()).toBe(1);
    const page = store.get('/x')?.page;
    expect(page).toEqual({ ...rendered, tags: new Set(['post:12', 'build:one']) });
    expect(store.invalidatedAt(page?.tags ?? [])).toBe(0);
    expect(failures).toEqual([]);
  });

  it.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    [
      'changed',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 300), Buffer.from('!'), bytes.subarray(301)]),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{}\n{}\n')],
  ])('are skipped, reported once and removed if they are %s', async (_case, damage) => {
    await writePage();
    writeFileSync(onlyFile(), damage(readFileSync(onlyFile())));
    const { disk } = openSnapshot();
    expect(await disk.load()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
    expect(failures).toEqual(['reading cached pages from disk (problems: 1)']);
  });

  it('of an older build are served only until they can be rendered again', async () => {
    await writePage();
    const { store, disk } = openSnapshot('two');
    await disk.load();
    const { tags, renderedAt } = store.get('/x')?.page ?? (await page(''));
    expect(store.invalidatedAt(tags)).toBeGreaterThanOrEqual(renderedAt);
  });

  it('of an older build are not served if their files are gone', async () => {
    await writePage();
    expect(await openSnapshot('two', () => false).disk.load()).toBe(0);
  });

  it('are not served after a day', async () => {
    await writePage();
    now += MAX_PAGE_AGE_MS + 1;
    expect(await openSnapshot().disk.load()).toBe(0);
  });

  it('are removed when they are evicted from the store', async () => {
    await writePage();
    const { store, disk } = openSnapshot();
    await disk.load();
    store.delete('/x');
    await disk.save();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are written the next time if a deadline has passed', async () => {
    const { store, disk } = openSnapshot();
    store.set({ key: '/x', isFiltered: false, page: await page('x') });
    await disk.save(AbortSignal.abort());
    expect(readdirSync(folder)).toEqual([]);
    await disk.save();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('do not replace a folder that is named like a page', async () => {
    await writePage();
    mkdirSync(join(folder, 'x.page'));
    expect(await openSnapshot().disk.load()).toBe(1);
    expect(readdirSync(folder)).toContain('x.page');
  });

  it('are reported once and otherwise skipped if the folder is unusable', async () => {
    writeFileSync(folder, 'a file where the folder should be');
    const { store, disk } = openSnapshot();
    expect(await disk.load()).toBe(0);
    store.set({ key: '/x', isFiltered: false, page: await page('x') });
    await disk.save();
    await disk.save();
    expect(failures).toEqual([
      'reading cached pages from disk (problems: 1)',
      'writing cached pages to disk',
    ]);
  });
});
