import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { buildPath } from './build-output.ts';
import { type Bodies, etagOf, type Page } from './page-cache/page.ts';
import type { SendOptions } from './send-page.ts';

/** A file of the client build, ready to send. */
export type BuildFile = { page: Page; sendOptions: SendOptions };

/** Media types by file extension: `nosniff` forbids browsers to guess. */
const mediaTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** Extensions of the copies that the build compresses ahead of time. */
const compressedExtensions: ReadonlySet<string> = new Set(['.br', '.gz']);

/** Files not meant for visitors, such as `.DS_Store`. */
const hidden = /\/\.(?!well-known\/)/;

/**
 * Reads all files of the client build into memory, some 2 MB. Streams from disk would stay open when
 * visitors disconnect, and fail once the next build removes the file.
 * @returns looks up the file at a path; undefined if there is none
 */
export function loadBuildFiles(
  folder = buildPath('client'),
): (path: string) => BuildFile | undefined {
  const allFiles = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !hidden.test(`/${relative(folder, file)}`));
  const compressed = new Set(allFiles.filter((file) => compressedExtensions.has(extname(file))));
  const files = new Map(
    allFiles
      .filter((file) => !compressed.has(file))
      .map((file) => {
        const path = `/${relative(folder, file).split(sep).join('/')}`;
        const identity = readFileSync(file);
        const [br, gzip] = [`${file}.br`, `${file}.gz`];
        const bodies: Bodies =
          compressed.has(br) && compressed.has(gzip)
            ? { identity: null, br: readFileSync(br), gzip: readFileSync(gzip) }
            : { identity, br: null, gzip: null };
        return [path, createBuildFile(path, etagOf(identity), bodies)];
      }),
  );
  return (path) => files.get(path);
}

/** @param path from the site's root */
export function createBuildFile(path: string, etag: string, bodies: Bodies): BuildFile {
  const type = mediaTypes[extname(path)] ?? 'application/octet-stream';
  return {
    page: {
      status: 200,
      headers: { 'content-type': type },
      bodies,
      etag,
      renderedAt: 0,
      tags: new Set(),
    },
    sendOptions: {
      // Vite's assets have a hash in their name and never change; other files may.
      cacheControl: path.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'public, max-age=3600',
      vary: 'Accept-Encoding',
    },
  };
}
