import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Files worth compressing; pictures and fonts are compressed already. */
const compressible = /\.(?:css|js|svg|ico|json|txt)$/;

/**
 * Writes a brotli and a gzip copy, at the highest level, beside each compressible file of the
 * client build.
 */
export function precompressPlugin(): Plugin {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      await Promise.all(
        entries
          .filter((entry) => entry.isFile() && compressible.test(entry.name))
          // React Router removes the bundler's own manifest once it has read it.
          .filter(({ parentPath }) => !parentPath.startsWith(join(dir, '.vite')))
          .map(({ parentPath, name }) => compress(join(parentPath, name))),
      );
    },
  };
}

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([compressBrotli(bytes), compressGzip(bytes, { level: 9 })]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
