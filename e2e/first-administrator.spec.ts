import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import {
  type RunningService,
  startContentService,
} from '../content-service/contract/start-service.ts';
import { test as base } from './worker-programs.ts';

const ADMINISTRATOR = {
  firstname: 'Mona',
  lastname: '',
  email: 'mona@panel.example',
  password: 'Only-4-tests',
};

/** An operator's browser, and another website. */
const test = base.extend<{ foreignOrigin: string }>({
  // Another port of the same host is the same site, so cookies are sent.
  foreignOrigin: async ({ baseURL: _ }, use) => {
    const server = createServer((_request, response) => {
      response
        .setHeader('Content-Type', 'text/html')
        .end('<!doctype html><title>Elsewhere</title>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
});

let dataDir: string;
let service: RunningService;
/** Printed at start. */
let link: string;

// In order: the service has no administrator until the last test.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(400_000);
  dataDir = mkdtempSync(join(tmpdir(), 'e2e-administrator-'));
  const env = { DEMO_CONTENT: 'false', ADMIN_EMAIL: '', ADMIN_PASSWORD_FILE: '' };
  service = await startContentService({ dataDir, env });
  const lines = service.lastLines().join('\n');
  link = /^first administrator: .* (http\S+)$/m.exec(lines)?.[1] ?? '';
});

test.afterAll(async () => {
  await service?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const callApi = (page: Page, address: string, body?: object) =>
  page.evaluate(
    async ([address, body]) => {
      const init = body && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      };
      const headers = { Accept: 'application/json' };
      const response = await fetch(address, init || { headers });
      return { status: response.status, json: await response.json() };
    },
    [address, body] as const,
  );

test('a page of another website in the same browser cannot register', async ({
  page,
  context,
  foreignOrigin,
}) => {
  await page.goto(link);
  await page.waitForURL('**/admin/auth/register-admin');
  const foreignPage = await context.newPage();
  await foreignPage.goto(foreignOrigin);
  const attempts = await foreignPage.evaluate(
    async ([address, body]) => {
      const attempt = (url: string, init?: RequestInit) =>
        fetch(url, { credentials: 'include', ...init }).then(
          ({ type, status }) => `${type} ${status}`,
          () => 'refused',
        );
      const json = { 'Content-Type': 'application/json' };
      return [
        await attempt(`${address}/admin/init`),
        await attempt(`${address}/admin/register-admin`, { method: 'POST', headers: json, body }),
        // Sent without a preflight request, and with an opaque response.
        await attempt(`${address}/admin/register-admin`, { method: 'POST', mode: 'no-cors', body }),
      ];
    },
    [service.url, JSON.stringify(ADMINISTRATOR)] as const,
  );
  expect(attempts).toEqual(['refused', 'refused', 'opaque 0']);
  expect((await callApi(page, '/admin/init')).json.data.hasAdmin).toBe(false);
});

test('registers through the link printed at start', async ({ page }) => {
  const secret = new URL(link).hash.slice(1);
  const sentValues: string[] = [];
  page.on('request', async (request) => {
    const { referer = '' } = await request.allHeaders();
    sentValues.push(referer, request.url().replace(/#.*/, ''));
  });
  await page.goto(link);
  await page.waitForURL('**/admin/auth/register-admin');
  expect(sentValues.join(' ')).not.toContain(secret);
  expect(await page.evaluate(() => document.cookie)).not.toContain(secret);

  // The call that the panel's page makes; the panel itself is not built in tests.
  const init = await callApi(page, '/admin/init');
  expect(init.json.data.hasAdmin).toBe(false);
  const { status, json } = await callApi(page, '/admin/register-admin', ADMINISTRATOR);
  expect([status, json.data.user.email]).toEqual([200, ADMINISTRATOR.email]);
  expect((await callApi(page, '/admin/init')).json.data.hasAdmin).toBe(true);

  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(/This link does not work/);
  await expect(page).toHaveURL(/\/admin\/first-administrator$/);
});
