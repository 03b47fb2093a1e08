import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPagesOnDisk } from './on-disk.ts';
import { encoded, type Page, tagOf } from './page.ts';
import { createShelf, LONGEST } from './shelf.ts';

const start = Date.parse('2026-03-01T12:00:00Z');

let folder: string;
let now: number;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'kept-')), 'site');
  now = start;
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

async function page(text: string): Promise<Page> {
  const body = Buffer.from(text);
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    bodies: await encoded(body),
    tag: tagOf(body),
    madeAt: start,
    madeOf: new Set(['post:12']),
  };
}

/** A process: what is on its shelf, and its folder. */
function site(build = 'one', isWhole = (_: string) => true) {
  const shelf = createShelf(10_000_000, () => now);
  return { shelf, disk: createPagesOnDisk({ folder, build, shelf, isWhole, now: () => now }) };
}

async function written(text = `<p>${'Text. '.repeat(500)}`) {
  const { shelf, disk } = site();
  const made = await page(text);
  shelf.put('/x', { page: made, isNarrowed: false, seenAt: 1, isOutdated: false, failedAt: null });
  await disk.save();
  return made;
}

const onlyFile = () => join(folder, readdirSync(folder)[0] ?? '');

describe('pages on disk', () => {
  it.each(['short', `<p>${'Long. '.repeat(500)}`])('outlive the process', async (text) => {
    const made = await written(text);
    const { shelf, disk } = site();
    expect(await disk.load()).toBe(1);
    expect(shelf.get('/x')).toMatchObject({ page: made, isOutdated: false });
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 1)],
    [
      'changed',
      (bytes: Buffer) =>
        Buffer.concat([bytes.subarray(0, 300), Buffer.from('!'), bytes.subarray(301)]),
    ],
    ['empty', () => Buffer.alloc(0)],
    ['something else', () => Buffer.from('{}\n{}\n')],
  ])('are passed over and removed where they are %s', async (_what, damage) => {
    await written();
    writeFileSync(onlyFile(), damage(readFileSync(onlyFile())));
    const { disk } = site();
    expect(await disk.load()).toBe(0);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('serve after a new build only until a new page can be made', async () => {
    await written();
    const { shelf, disk } = site('two');
    await disk.load();
    expect(shelf.get('/x')?.isOutdated).toBe(true);
  });

  it('do not serve after a new build that took their files away', async () => {
    await written();
    expect(await site('two', () => false).disk.load()).toBe(0);
  });

  it('do not serve after a day', async () => {
    await written();
    now += LONGEST + 1;
    expect(await site().disk.load()).toBe(0);
  });

  it('go when they leave the shelf', async () => {
    await written();
    const { shelf, disk } = site();
    await disk.load();
    shelf.remove('/x');
    await disk.save();
    expect(readdirSync(folder)).toEqual([]);
  });
});
