import { expect, it } from 'vitest';
import { createBuildFile } from './build-files.ts';
import { withServiceWorker } from './service-worker-file.ts';

const bodyOf = (text: string) => ({ identity: Buffer.from(text), br: null, gzip: null });

const files = (path: string) =>
  path.endsWith('.js') ? createBuildFile(path, path, bodyOf(path)) : undefined;

it.each([
  [true, '/service-worker.js'],
  [false, '/service-worker-off.js'],
])('serves the right script at the one address if the operator has said %s', (isOn, script) => {
  const file = withServiceWorker(files, isOn)('/service-worker.js');
  expect(String(file?.page.bodies.identity)).toBe(script);
  expect(file?.sendOptions.cacheControl).toBe('no-cache');
  expect(file?.page.headers).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src *",
  });
});

it('leaves other files as they are', () => {
  expect(withServiceWorker(files, true)('/other.js')?.sendOptions.cacheControl).toContain('public');
  expect(withServiceWorker(files, true)('/other.png')).toBeUndefined();
});
