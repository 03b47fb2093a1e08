import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const SCRIPTS_ID = 'virtual:islands';
/** Prefix of the entry module of an island, followed by its name. */
const ENTRY_PREFIX = 'virtual:island/';
const ISLAND_FILE = /^([\w-]+)\.client\.tsx?$/;

const defaultFolder = fileURLToPath(new URL('../app/islands/', import.meta.url));

type IslandScript = { fileName: string; code: string };

/**
 * Bundles each `<name>.client.ts` of a folder into one file of the client build and provides its URL
 * to the server. In development, the browser loads the modules themselves.
 */
export function islandsPlugin(folder = defaultFolder): Plugin {
  const scripts = new Map<string, Promise<IslandScript>>();
  let isBuild = false;
  const scriptOf = (name: string) => {
    const script = scripts.get(name) ?? bundleIsland(name, folder);
    scripts.set(name, script);
    return script;
  };
  return {
    ...entryPlugin(folder),
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async load(id) {
      if (id !== `\0${SCRIPTS_ID}`) return loadEntry(id, folder);
      const addresses = await Promise.all(
        islandNames(folder).map(async (name) => [
          name,
          isBuild ? `/${(await scriptOf(name)).fileName}` : `/@id/${ENTRY_PREFIX}${name}`,
        ]),
      );
      return `export const islandScripts = ${JSON.stringify(Object.fromEntries(addresses))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, code } of await Promise.all(islandNames(folder).map(scriptOf))) {
        this.emitFile({ type: 'asset', fileName, source: code });
      }
    },
  };
}

function islandNames(folder: string): string[] {
  return readdirSync(folder).flatMap((file) => ISLAND_FILE.exec(file)?.[1] ?? []);
}

/** Resolves and loads the entries of islands. */
function entryPlugin(folder: string): Plugin {
  return {
    name: 'islands',
    resolveId: (id) => (id === SCRIPTS_ID || id.startsWith(ENTRY_PREFIX) ? `\0${id}` : undefined),
    load: (id) => loadEntry(id, folder),
  };
}

function loadEntry(id: string, folder: string): string | undefined {
  const prefix = `\0${ENTRY_PREFIX}`;
  if (!id.startsWith(prefix)) return undefined;
  const name = id.slice(prefix.length);
  return `import { mountIslands } from ${JSON.stringify(`${defaultFolder}mount-islands.ts`)};
    import { mount } from ${JSON.stringify(`${folder}${name}.client`)};
    mountIslands(${JSON.stringify(name)}, mount);`;
}

/** @throws Error if an island is bundled into more than one file */
async function bundleIsland(name: string, folder: string): Promise<IslandScript> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [entryPlugin(folder)],
    build: {
      write: false,
      minify: true,
      target: ['chrome100', 'safari15.4', 'firefox100'],
      rolldownOptions: { input: `${ENTRY_PREFIX}${name}` },
      modulePreload: { polyfill: false },
    },
  });
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [script] = files;
  if (files.length !== 1 || script?.type !== 'chunk') {
    const names = files.map(({ fileName }) => fileName).join(', ');
    throw new Error(`app/islands/${name}.client.ts is bundled into more than one script: ${names}`);
  }
  const hash = createHash('sha256').update(script.code).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.js`, code: script.code };
}
