import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { onePathOfEachPage } from './quality-checks.ts';
import { expect, test, urls } from './visitor.ts';

const clientBuild = fileURLToPath(new URL('../website/build/client/', import.meta.url));

/** Maximum size of the suggestions' script, in bytes after brotli compression. */
const MAX_SUGGESTIONS_BYTES = 6 * 1024;

const scriptAddress = /^\/assets\/search-suggestions-[\w-]{8}\.js$/;

async function builtFiles(): Promise<string[]> {
  const entries = await readdir(clientBuild, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${join(parentPath, name).slice(clientBuild.length)}`);
}

test('only scripts of islands are built, one file each', async () => {
  const files = await builtFiles();
  expect(files.filter((path) => /\.m?js$/.test(path))).toEqual([
    expect.stringMatching(scriptAddress),
  ]);
  expect(files.filter((path) => path.includes('manifest') || path.startsWith('/.'))).toEqual([]);
});

test('the script of the suggestions is small and imports nothing', async () => {
  const path = (await builtFiles()).find((each) => scriptAddress.test(each)) ?? '';
  const script = await readFile(join(clientBuild, path));
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(MAX_SUGGESTIONS_BYTES);
  expect(String(script)).not.toMatch(/\bimport\b/);
});

test('only pages with an island load its script, and only their policy allows it', async ({
  request,
}) => {
  for (const path of await onePathOfEachPage()) {
    const response = await request.get(urls.site() + path);
    const html = await response.text();
    const scripts = [...html.matchAll(/<script\b[^>]* src="([^"]+)"/g)].map(([, src]) => src);
    const policy = response.headers()['content-security-policy'] ?? '';
    const isSearch = /^\/(?:ar\/)?search/.test(path);
    expect([path, policy.includes("script-src 'self' 'sha256-")]).toEqual([path, isSearch]);
    expect([path, scripts]).toEqual([path, isSearch ? [expect.stringMatching(scriptAddress)] : []]);
    expect(response.headers()).not.toHaveProperty('x-islands');
  }
});
