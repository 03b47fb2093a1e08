import type { BuildFile } from './build-files.ts';

const PATH = '/service-worker.js';
/** The script that removes a worker that browsers have. */
const OFF_PATH = '/service-worker-off.js';

/**
 * What the worker may load: anything that pages of the site name. A browser keeps this policy as long
 * as the script is the same, so it must not depend on which origins pictures are loaded from.
 */
const POLICY = "default-src 'none'; connect-src *";

/**
 * Serves the service worker, or the script that removes it, at the one address that browsers know.
 * Both are revalidated with each visit.
 * @param isOn whether the operator lets browsers keep pages
 */
export function withServiceWorker(
  files: (path: string) => BuildFile | undefined,
  isOn: boolean,
): (path: string) => BuildFile | undefined {
  const file = files(isOn ? PATH : OFF_PATH);
  const worker = file && {
    page: { ...file.page, headers: { ...file.page.headers, 'content-security-policy': POLICY } },
    sendOptions: { ...file.sendOptions, cacheControl: 'no-cache' },
  };
  return (path) => (path === PATH ? worker : files(path));
}
