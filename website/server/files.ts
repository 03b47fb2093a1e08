import sirv from 'sirv';
import { built } from './built.ts';

/** Sends files of the build, compressed ahead of time; goes on where there is none. */
export function createFiles() {
  return sirv(built('client'), {
    brotli: true,
    gzip: true,
    etag: true,
    extensions: [],
    setHeaders: (response, path) => {
      // Vite's own assets carry a hash in their name and never change; the rest may.
      const immutable = path.startsWith('/assets/');
      response.setHeader(
        'Cache-Control',
        immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
      // The library does not know this type, and browsers are told not to guess.
      if (path.endsWith('.ico')) response.setHeader('Content-Type', 'image/x-icon');
    },
  });
}
