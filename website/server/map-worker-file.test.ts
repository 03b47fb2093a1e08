import { expect, it } from 'vitest';
import { createBuildFile } from './build-files.ts';
import { withMapWorker } from './map-worker-file.ts';

const paths = ['/assets/map-worker-AbCd_-12.js', '/assets/map-library-AbCd_-12.js', '/a.css'];
const bodies = { identity: Buffer.from('x'), br: null, gzip: null };
const file = withMapWorker((path) =>
  paths.includes(path) ? createBuildFile(path, 'etag', bodies) : undefined,
);

it('lets the worker of maps load tiles, and no other file anything', () => {
  const policies = paths.map((path) => file(path)?.page.headers['content-security-policy']);
  expect(policies).toEqual(["default-src 'none'; connect-src *", undefined, undefined]);
  expect(file(paths[0] ?? '')?.sendOptions.cacheControl).toContain('immutable');
});

it('finds nothing that is not there', () => {
  expect(file('/assets/map-worker-00000000.js')).toBeUndefined();
});
