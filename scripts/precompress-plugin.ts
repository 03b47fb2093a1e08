import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Files worth compressing; pictures and fonts are compressed already. */
const compressible = /\.(?:css|js|svg|ico|json|txt)$/;

/**
 * Writes a brotli and a gzip copy beside each compressible file of a build for browsers.
 * @param quality brotli's, 0 to 11: the highest takes 15 times as long as 9 and saves a tenth
 */
export function precompressPlugin(quality = 11) {
  return {
    name: 'precompress',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    async writeBundle({ dir = '' }: { dir?: string }) {
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries
        .filter((entry) => entry.isFile() && compressible.test(entry.name))
        // React Router removes the bundler's own manifest once it has read it.
        .filter(({ parentPath }) => !parentPath.startsWith(join(dir, '.vite')));
      // One at a time: brotli takes megabytes for each, and the panel has hundreds.
      for (const { parentPath, name } of files) await compress(join(parentPath, name), quality);
    },
  };
}

async function compress(path: string, quality: number): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([
    compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    compressGzip(bytes, { level: 9 }),
  ]);
  if (br.length < bytes.length) await writeFile(`${path}.br`, br);
  if (gz.length < bytes.length) await writeFile(`${path}.gz`, gz);
}
