import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { storedFile, storeUploads } from './uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const [source, target] = [path.join(folder, 'public'), path.join(folder, 'backups')];
afterAll(() => rmSync(folder, { recursive: true }));

it('stores equal files once, and reads unchanged ones no more', async () => {
  mkdirSync(path.join(source, 'uploads'), { recursive: true });
  const write = (name: string, text: string) =>
    writeFileSync(path.join(source, 'uploads', name), text);
  write('one.webp', 'picture');
  write('same.webp', 'picture');
  let stored = 0;
  const store = (known: Awaited<ReturnType<typeof storeUploads>>) =>
    storeUploads(source, target, known, () => {
      stored += 1;
    });
  const first = await store(new Map());
  const upload = first.get('uploads/one.webp');
  expect(first.get('uploads/same.webp')?.hash).toBe(upload?.hash);
  expect(readFileSync(storedFile(target, upload?.hash ?? ''), 'utf8')).toBe('picture');
  expect(stored).toBe(2);

  // Replaced in place, as the panel does with a new version of a picture.
  write('one.webp', 'another');
  utimesSync(path.join(source, 'uploads', 'one.webp'), 1_800_000_000, 1_800_000_000);
  const second = await store(first);
  expect(stored).toBe(3);
  expect(second.get('uploads/one.webp')?.hash).not.toBe(upload?.hash);
  expect(second.get('uploads/same.webp')).toEqual(first.get('uploads/same.webp'));
});

it('finds nothing where no folder is', async () => {
  expect((await storeUploads(path.join(folder, 'missing'), target, new Map(), () => {})).size).toBe(
    0,
  );
});
