import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('../app/offline/', import.meta.url));

/** The worker, and the one that takes its place once the operator has switched it off. */
const entries = ['service-worker', 'service-worker-off'];

/**
 * Bundles the service worker into files at the root of the client build: its scope is the whole site,
 * and its address never changes, as browsers look there for the next one. Not served in development.
 */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'service-worker',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const entry of entries) {
        this.emitFile({ type: 'asset', fileName: `${entry}.js`, source: await bundle(entry) });
      }
    },
  };
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
      lib: { entry: `${folder}${entry}.ts`, formats: ['iife'], name: 'worker' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error(`app/offline/${entry}.ts has no bundle`);
  return output.output[0].code;
}
