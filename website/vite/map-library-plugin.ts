import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const FILES_ID = 'virtual:map-library';

const { resolve: pathOf } = createRequire(import.meta.url);

/** What the map consists of in the browser, loaded when a visitor asks for it. */
const sources = {
  script: fileURLToPath(new URL('../app/islands/map/show-map.ts', import.meta.url)),
  worker: pathOf('maplibre-gl/dist/maplibre-gl-worker.mjs'),
  style: pathOf('maplibre-gl/dist/maplibre-gl.css'),
};

type Part = keyof typeof sources;
type LibraryFile = { fileName: string; content: string };

/**
 * Bundles the library of maps into files of the client build, apart from the island that loads them, and
 * provides their URLs to the server. In development, the browser loads the modules themselves.
 */
export function mapLibraryPlugin(): Plugin {
  let isBuild = false;
  let files: Promise<Record<Part, LibraryFile>> | undefined;
  const bundled = () => {
    files ??= bundleLibrary();
    return files;
  };
  return {
    name: 'map-library',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === FILES_ID ? `\0${FILES_ID}` : undefined),
    async load(id) {
      if (id !== `\0${FILES_ID}`) return undefined;
      const urls = isBuild
        ? Object.entries(await bundled()).map(([part, { fileName }]) => [part, `/${fileName}`])
        : Object.entries(sources).map(([part, path]) => [part, `/@fs${path}`]);
      return `export const mapLibrary = ${JSON.stringify(Object.fromEntries(urls))};`;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { fileName, content } of Object.values(await bundled())) {
        this.emitFile({ type: 'asset', fileName, source: content });
      }
    },
  };
}

async function bundleLibrary(): Promise<Record<Part, LibraryFile>> {
  const [script, worker] = await Promise.all([bundle(sources.script), bundle(sources.worker)]);
  const style = readFileSync(sources.style, 'utf8');
  return {
    script: named('map-library', 'js', script),
    worker: named('map-worker', 'js', worker),
    style: named('map-library', 'css', style),
  };
}

function named(name: string, extension: string, content: string): LibraryFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, content };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: true,
      target: ['chrome100', 'safari15.4', 'firefox100'],
      lib: { entry, formats: ['es'] },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`${entry} has no bundle`);
  return output.output[0].code;
}
