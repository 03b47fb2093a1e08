import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { kindNames, kinds } from '../website/app/kinds.ts';
import { onePathOfEachPage } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

const clientBuild = fileURLToPath(new URL('../website/build/client/', import.meta.url));

const segments = kindNames.map((kind) => kinds[kind].segment).join('|');
const prefix = String.raw`^/(?:\w{2,3}/)?`;

/** Each island: the maximum size of its script, in bytes after brotli compression, and its pages. */
const islands: Record<string, { maxBytes: number; pages: RegExp }> = {
  'cost-choice': { maxBytes: 1024, pages: new RegExp(`${prefix}costs/(?!i-pay)`) },
  'kept-pages': { maxBytes: 1024, pages: new RegExp(`${prefix}offline$`) },
  listen: { maxBytes: 3 * 1024, pages: new RegExp(`${prefix}(?:${segments})/[^/]+$`) },
  'near-me': { maxBytes: 1024, pages: new RegExp(`${prefix}near/`) },
  'preview-place': { maxBytes: 1024, pages: new RegExp(`${prefix}preview$`) },
  save: {
    maxBytes: 2 * 1024,
    pages: new RegExp(`${prefix}(?:(?:${segments})/[^/]+$|costs/(?!i-pay))`),
  },
  'saved-code': { maxBytes: 10 * 1024, pages: new RegExp(`${prefix}saved/code$`) },
  'saved-list': { maxBytes: 3 * 1024, pages: new RegExp(`${prefix}saved$`) },
  'search-suggestions': { maxBytes: 6 * 1024, pages: new RegExp(`${prefix}search`) },
};

/** Built but not used: the operator of this website has named no tiles. */
const unusedIslands: typeof islands = {
  map: { maxBytes: 1536, pages: /^$/ },
};

/** Loaded by the map when a visitor asks for it. */
const library = ['map-library', 'map-worker'];

const addressOf = (name: string) => new RegExp(`^/assets/${name}-[\\w-]{8}\\.js$`);

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(clientBuild, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${join(parentPath, name).slice(clientBuild.length)}`);
}

/** The service worker, and the script that removes it. */
const workers = ['/service-worker-off.js', '/service-worker.js'];

test('only scripts of islands, of maps and the service worker are built, one file each', async () => {
  const files = await builtFiles();
  const scripts = files.filter((path) => /\.m?js$/.test(path));
  const withoutHash = scripts.map((path) => path.replace(/-[\w-]{8}\.js$/, '.js'));
  expect(withoutHash.toSorted()).toEqual([
    ...[...Object.keys({ ...islands, ...unusedIslands }), ...library]
      .map((name) => `/assets/${name}.js`)
      .toSorted(),
    ...workers,
  ]);
  expect(files.filter((path) => path.includes('manifest') || path.startsWith('/.'))).toEqual([]);
});

test('the scripts of islands are small and import nothing', async () => {
  const files = await builtFiles();
  for (const [name, { maxBytes }] of Object.entries({ ...islands, ...unusedIslands })) {
    const path = files.find((each) => addressOf(name).test(each)) ?? '';
    const script = await readFile(join(clientBuild, path));
    expect([name, brotliCompressSync(script).length <= maxBytes]).toEqual([name, true]);
    // The map imports its library when it is asked for.
    expect(String(script)).not.toMatch(/\bimport\b(?!\(\w+\.script\))/);
  }
  for (const path of workers) {
    const script = await readFile(join(clientBuild, path));
    expect([path, brotliCompressSync(script).length <= 3 * 1024]).toEqual([path, true]);
  }
});

test('only pages with an island load its script, and only their policy allows it', async ({
  request,
}) => {
  for (const path of await onePathOfEachPage()) {
    const response = await request.get(urls.site() + path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, src]) => src ?? '');
    const policy = response.headers()['content-security-policy'] ?? '';
    const expected = Object.entries(islands)
      .filter(([, { pages }]) => pages.test(path))
      .map(([name]) => expect.stringMatching(addressOf(name)));
    const isAllowed = policy.includes("script-src 'self' 'sha256-");
    expect([path, isAllowed]).toEqual([path, expected.length > 0]);
    expect([path, scripts.toSorted()]).toEqual([path, expected]);
    expect(response.headers()).not.toHaveProperty('x-islands');
  }
});
