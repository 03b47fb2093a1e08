import { request as httpRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { serverForEachTest } from '../mocks/test-server.ts';

const failures: unknown[] = [];
const server = serverForEachTest({ logFailure: (_, error) => failures.push(error) });

it('is no failure, with which anybody could fill the log', async () => {
  const { port, requestRecords } = server();
  const request = httpRequest({
    ...{ port, host: '127.0.0.1', path: '/-/csp-reports', method: 'POST' },
    headers: { 'content-length': '100' },
  });
  request.on('error', () => {});
  request.write('[');
  await wait(50);
  request.destroy();
  await vi.waitFor(() => expect(requestRecords).toMatchObject([{ isComplete: false }]));
  await wait(50);
  expect(failures).toEqual([]);
});
