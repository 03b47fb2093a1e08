import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { islandsPlugin } from './islands-plugin.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'islands-'));
  writeFileSync(join(folder, 'shared.ts'), 'export const shared = "shared by both";');
  for (const name of ['one', 'two']) {
    writeFileSync(
      join(folder, `${name}.client.ts`),
      `import { shared } from './shared.ts'; export const mount = () => console.log(shared, '${name}');`,
    );
  }
  const page = "import { islandScripts } from 'virtual:islands'; console.log(islandScripts);";
  writeFileSync(join(folder, 'page.ts'), page);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a page for browser and server. @returns all that was written, by path */
async function build(): Promise<Record<string, string>> {
  const rolldownOptions = { input: join(folder, 'page.ts') };
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'silent',
    root: folder,
    plugins: [islandsPlugin(`${folder}/`)],
    environments: {
      client: { build: { outDir: 'out/client', rolldownOptions } },
      ssr: { build: { ssr: true, outDir: 'out/server', rolldownOptions } },
    },
  });
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const out = join(folder, 'out');
  const files = readdirSync(out, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    files
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(out.length), readFileSync(path, 'utf8')]),
  );
}

it('writes one file without imports for each island, and provides its URL to the server', async () => {
  const written = await build();
  for (const name of ['one', 'two']) {
    const paths = Object.keys(written).filter((path) => path.includes(`/${name}-`));
    expect(paths).toEqual([expect.stringMatching(`^/client/assets/${name}-[\\w-]{8}\\.js$`)]);
    const [path = ''] = paths;
    expect(written[path]).toContain('shared by both');
    expect(written[path]).not.toMatch(/\b(import|export)\b/);
    const server = Object.entries(written).find(([other]) => other.startsWith('/server/'));
    expect(server?.[1]).toContain(path.slice('/client'.length));
  }
});

it('rejects an island that is bundled into more than one file', async () => {
  writeFileSync(join(folder, 'one.client.ts'), "export const mount = () => import('./shared.ts');");
  await expect(build()).rejects.toThrow(
    'app/islands/one.client.ts is bundled into more than one script',
  );
});
