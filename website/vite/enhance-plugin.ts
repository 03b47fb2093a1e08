import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const MODULE_ID = 'virtual:enhance';
const RESOLVED_ID = `\0${MODULE_ID}`;
const folder = fileURLToPath(new URL('../app/enhance/', import.meta.url));

/** Bundles app/enhance into three inline scripts, the same for every document. */
export function enhancePlugin(): Plugin {
  return {
    name: 'enhance',
    resolveId: (id) => (id === MODULE_ID ? RESOLVED_ID : undefined),
    async load(id) {
      if (id !== RESOLVED_ID) return undefined;
      for (const file of readdirSync(folder)) this.addWatchFile(folder + file);
      const [beforePaint, layOut, afterContent] = await Promise.all(
        ['before-paint', 'lay-out', 'after-content'].map(bundle),
      );
      return `export const beforePaint = ${JSON.stringify(beforePaint)};
        export const layOut = ${JSON.stringify(layOut)};
        export const afterContent = ${JSON.stringify(afterContent)};`;
    },
  };
}

async function bundle(entry: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: true,
      target: ['chrome100', 'safari15.4', 'firefox100'],
      lib: { entry: `${folder}${entry}.ts`, formats: ['iife'], name: 'enhance' },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output))
    throw new Error(`app/enhance/${entry}.ts produced no bundle`);
  return output.output[0].code.trim();
}
