import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const start = fileURLToPath(new URL('start.mjs', import.meta.url));

async function run(env: Record<string, string>): Promise<{ code: number; stderr: string }> {
  const child = spawn(process.execPath, [start], { env: { ...process.env, ...env } });
  let stderr = '';
  child.stderr.on('data', (bytes) => {
    stderr += bytes;
  });
  const [code] = await once(child, 'close');
  return { code, stderr };
}

it.each([
  [{ PORT: 'web' }, 'PORT must be a whole number up to 65535, not "web".\n'],
  [{ PORT: '', CONTENT_PORT: '99999' }, /^CONTENT_PORT must be .*, not "99999"\.\n$/],
  [
    { HOST: '192.0.2.1' },
    /^The website cannot listen on 192\.0\.2\.1, port 0 \(EADDRNOTAVAIL\): set HOST .*\.\n$/,
  ],
])('fails with one sentence if it cannot listen with %j', async (env, sentence) => {
  const { code, stderr } = await run({ CONTENT_API: '', PORT: '0', CONTENT_PORT: '0', ...env });
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
});

it.each([
  ['PORT', 'website'],
  ['CONTENT_PORT', 'content service'],
])('fails with one sentence if the port in %s is taken', async (variable, program) => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  const port = typeof address === 'object' && address ? String(address.port) : '';
  const freePortVariable = variable === 'PORT' ? 'CONTENT_PORT' : 'PORT';
  const { code, stderr } = await run({
    CONTENT_API: '',
    [freePortVariable]: '0',
    [variable]: port,
  });
  other.close();
  expect(code).toBe(1);
  expect(stderr).toBe(
    `Port ${port} is taken, so the ${program} cannot start: stop what uses it or set ${variable} to a free port.\n`,
  );
});
