import { mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { folderPlace } from '../uploads/place.ts';
import { folderStore } from './folder-store.ts';
import { storeUploads } from './uploads.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'uploads-'));
const source = path.join(folder, 'public');
const backups = folderStore(path.join(folder, 'backups'));
afterAll(() => rmSync(folder, { recursive: true }));

it('stores equal files once, and reads unchanged ones no more', async () => {
  mkdirSync(path.join(source, 'uploads'), { recursive: true });
  const write = (name: string, text: string) =>
    writeFileSync(path.join(source, 'uploads', name), text);
  write('one.webp', 'picture');
  write('same.webp', 'picture');
  let stored = 0;
  const store = (known: Awaited<ReturnType<typeof storeUploads>>) =>
    storeUploads([folderPlace(source)], backups, known, () => {
      stored += 1;
    });
  const first = await store(new Map());
  const upload = first.get('uploads/one.webp');
  expect(first.get('uploads/same.webp')?.hash).toBe(upload?.hash);
  const content = await backups.readUpload(upload?.hash ?? '');
  expect(content && (await text(content))).toBe('picture');
  expect(stored).toBe(2);

  // Replaced in place, as the panel does with a new version of a picture.
  write('one.webp', 'another');
  utimesSync(path.join(source, 'uploads', 'one.webp'), 1_800_000_000, 1_800_000_000);
  const second = await store(first);
  expect(stored).toBe(3);
  expect(second.get('uploads/one.webp')?.hash).not.toBe(upload?.hash);
  expect(second.get('uploads/same.webp')).toEqual(first.get('uploads/same.webp'));
});

it('stores a file anew if what is stored of it was cut off', async () => {
  const source = path.join(folder, 'whole');
  mkdirSync(source);
  writeFileSync(path.join(source, 'boat.webp'), 'a whole picture');
  const store = (known: Awaited<ReturnType<typeof storeUploads>>) =>
    storeUploads([folderPlace(source)], backups, known, () => {});
  const first = await store(new Map());
  const hash = first.get('boat.webp')?.hash ?? '';
  truncateSync(path.join(folder, 'backups', 'files', hash.slice(0, 2), hash), 3);
  await store(first);
  const content = await backups.readUpload(hash);
  expect(content && (await text(content))).toBe('a whole picture');
});

it('takes a file that two places have from the first', async () => {
  const folders = ['first', 'second'].map((name) => path.join(folder, name));
  for (const each of folders) {
    mkdirSync(each);
    writeFileSync(path.join(each, 'boat.webp'), path.basename(each));
  }
  const uploads = await storeUploads(folders.map(folderPlace), backups, new Map(), () => {});
  const content = await backups.readUpload(uploads.get('boat.webp')?.hash ?? '');
  expect(content && (await text(content))).toBe('first');
});

it('takes a folder that cannot be read for an error, not for an empty one', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const stored = storeUploads([folderPlace(file)], backups, new Map(), () => {});
  await expect(stored).rejects.toThrow('ENOTDIR');
});

it('finds nothing where no folder is', async () => {
  const places = [folderPlace(path.join(folder, 'missing'))];
  expect((await storeUploads(places, backups, new Map(), () => {})).size).toBe(0);
});
