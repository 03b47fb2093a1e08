import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The routes as React Router's script in the browser would read them, beside the assets. */
const browserManifest = /^manifest-[\w-]+\.js$/;

/**
 * Keeps scripts of routes out of the client build: no document loads them. The bundler still puts
 * them together, as style sheets and pictures are found by following their imports.
 */
export function dropRouteBundlesPlugin(): Plugin {
  return {
    name: 'drop-route-bundles',
    enforce: 'post',
    generateBundle: {
      // After Vite's own manifest, by which React Router finds the style sheets of routes.
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        for (const [fileName, { type }] of Object.entries(bundle)) {
          if (type === 'chunk') delete bundle[fileName];
        }
      },
    },
    buildApp: {
      // React Router writes it while it builds the server.
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) return;
        const { root, build } = client.config;
        const folder = resolve(root, build.outDir, build.assetsDir);
        const names = (await readdir(folder)).filter((name) => browserManifest.test(name));
        await Promise.all(names.map((name) => rm(join(folder, name))));
      },
    },
  };
}
