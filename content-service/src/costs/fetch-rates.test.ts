import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Core } from '@strapi/strapi';
import { expect, test } from 'vitest';
import { startRatesJob, stopRatesJob } from './fetch-rates';

test('reads no list without end into memory', async () => {
  let sent = 0;
  const chunk = Buffer.alloc(1_000_000, ' ');
  const server = createServer((_request, response) => {
    const write = () => {
      sent += 1;
      response.write(chunk, (error) => error ?? write());
    };
    write();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const warned = Promise.withResolvers<string>();
  const strapi = { log: { warn: warned.resolve } } as unknown as Core.Strapi;
  startRatesJob(strapi, `http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(await warned.promise).toContain('more than 1 MB');
  expect(sent).toBeLessThan(20);
  await stopRatesJob();
  server.closeAllConnections();
  server.close();
});
