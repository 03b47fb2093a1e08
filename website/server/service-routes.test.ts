import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Change } from '../app/content/change.ts';
import { contentService } from '../mocks/content-service.ts';
import { serviceRoutes } from './service-routes.ts';
import { createWebhookReader, MAX_WEBHOOK_BYTES, STRAPI_WEBHOOK_PATH } from './strapi-webhooks.ts';

const secret = 'a-secret-of-thirty-two-characters';
const changes: Change[] = [];

const routes = serviceRoutes({
  notices: null,
  webhooks: createWebhookReader(secret, Date.now),
  onNotice: (notice) => changes.push(...notice.changes),
  onReport: () => {},
  speculationRules: '{}',
  readiness: () => ({ code: 200, body: { status: 'ready', degraded: [] } }),
});
const server = createServer((request, response) => {
  void routes.get(`${request.method} ${request.url}`)?.(request, response);
});

beforeAll(async () => {
  // These requests go over the network.
  contentService.close();
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  contentService.listen({ onUnhandledFrame: 'error' });
});

async function send(body: string, authorization = `Bearer ${secret}`): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}${STRAPI_WEBHOOK_PATH}`;
  return (await fetch(url, { method: 'POST', body, headers: { authorization } })).status;
}

it('says that it lives, and its version', async () => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/-/live`);
  expect(await response.text()).toMatch(/^alive \d+\.\d+\.\d+\n$/);
});

it('takes webhooks of Strapi with their secret, up to a size', async () => {
  const webhook = { event: 'entry.update', model: 'post', entry: { id: 7, slug: 'tea' } };
  expect(await send(JSON.stringify(webhook), 'Bearer none')).toBe(401);
  expect(await send('no JSON')).toBe(400);
  expect(await send('x'.repeat(MAX_WEBHOOK_BYTES + 1))).toBe(413);
  expect(changes).toEqual([]);
  expect(await send(JSON.stringify(webhook))).toBe(204);
  expect(changes).toMatchObject([{ type: 'post', id: 7, slug: 'tea' }]);
});
