import type { BuildFile } from './build-files.ts';

const MAP_WORKER = /^\/assets\/map-worker-[\w-]+\.js$/;

/**
 * What the map's worker may load. Browsers keep this policy with the script, which never changes, so it
 * must not depend on where maps come from. What the page names limits which worker runs at all.
 */
const POLICY = "default-src 'none'; connect-src *";

/** Serves the worker that draws maps with a policy of its own: the common one lets it load no tiles. */
export function withMapWorker(
  files: (path: string) => BuildFile | undefined,
): (path: string) => BuildFile | undefined {
  return (path) => {
    const file = files(path);
    if (!file || !MAP_WORKER.test(path)) return file;
    const headers = { ...file.page.headers, 'content-security-policy': POLICY };
    return { ...file, page: { ...file.page, headers } };
  };
}
