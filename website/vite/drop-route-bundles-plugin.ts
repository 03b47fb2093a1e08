import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The route manifest for React Router's client, which is not used. */
const browserManifest = /^manifest-[\w-]+\.js$/;

/**
 * Removes the scripts of routes from the client build: no document loads them. They are still
 * bundled, because style sheets and pictures are found through their imports.
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
