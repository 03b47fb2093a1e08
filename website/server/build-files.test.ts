import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadBuildFiles } from './build-files.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.well-known'));
  for (const [name, content] of Object.entries({
    'favicon.ico': 'icon',
    'assets/style-Ab12.css': 'body{}',
    'assets/style-Ab12.css.br': 'small',
    'assets/style-Ab12.css.gz': 'smaller',
    'assets/unknown.xyz': '?',
    '.DS_Store': 'hidden',
    '.well-known/security.txt': 'Contact:',
  })) {
    writeFileSync(join(folder, name), content);
  }
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['/favicon.ico', 'image/x-icon', 'public, max-age=3600'],
  ['/assets/style-Ab12.css', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/assets/unknown.xyz', 'application/octet-stream', 'public, max-age=31536000, immutable'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'public, max-age=3600'],
])('serves %s as %s with %s', (path, type, cacheControl) => {
  expect(loadBuildFiles(folder)(path)).toMatchObject({
    page: { status: 200, headers: { 'content-type': type } },
    sendOptions: { cacheControl, vary: 'Accept-Encoding' },
  });
});

it('uses the precompressed copies', () => {
  const file = loadBuildFiles(folder)('/assets/style-Ab12.css');
  const bodies = Object.entries(file?.page.bodies ?? {});
  expect(bodies.map(([encoding, body]) => [encoding, String(body)])).toEqual([
    ['identity', 'null'],
    ['br', 'small'],
    ['gzip', 'smaller'],
  ]);
});

it.each([
  '/',
  '/nowhere.css',
  '/assets',
  '/assets/',
  '/assets/style-Ab12.css.br',
  '/assets/../favicon.ico',
  '/.DS_Store',
  '/Favicon.ico',
])('serves nothing at %s', (path) => {
  expect(loadBuildFiles(folder)(path)).toBeUndefined();
});

it('keeps files in memory that the next build removes', () => {
  const files = loadBuildFiles(folder);
  rmSync(folder, { recursive: true });
  expect(String(files('/favicon.ico')?.page.bodies.identity)).toBe('icon');
});
