import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onePostOfEachKind } from './demo-posts.ts';
import { startWebsite } from './start-website.ts';
import { expect, test, urls } from './visitor.ts';

test('a brand without app stores has no badges and no dead links', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-brand-'));
  const brand = JSON.parse(
    readFileSync(fileURLToPath(new URL('../brand.json', import.meta.url)), 'utf8'),
  ) as { stores: { ios: object; android: object } };
  for (const store of [brand.stores.ios, brand.stores.android])
    Object.assign(store, { url: '', id: '' });
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(brand));
  const website = await startWebsite('website without stores', `${urls.content()}/api`, folder, {
    BRAND_FILE: file,
  });
  try {
    const posts = await onePostOfEachKind();
    const paths = ['/', '/about', '/business-landing', ...posts.map(({ path }) => path)];
    for (const path of paths) {
      const html = await (await page.request.get(website.url + path)).text();
      expect([
        path,
        html.match(
          /apps\.apple\.com|play\.google\.com|href=""|href="#hand-off"|(iOS|Android) App/g,
        ),
      ]).toEqual([path, null]);
      expect([path, html.match(/<h1[\s>]/g)?.length]).toEqual([path, 1]);
    }
  } finally {
    await website.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
