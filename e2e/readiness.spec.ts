import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../content-service/contract/free-port.ts';
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts';
import { startWebsite } from './start-website.ts';
import { urls } from './visitor.ts';
import { test as base } from './worker-programs.ts';

type Site = { url: string; metrics: string; stop: () => Promise<void> };

/** A content service that can be made to fail, and websites that use it, with their metrics. */
const test = base.extend<{ service: FaultProxy; start: () => Promise<Site> }>({
  service: async ({ baseURL: _ }, use) => {
    const proxy = await startFaultProxy(urls.content());
    await use(proxy);
    await proxy.stop();
  },
  start: async ({ service }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'readiness-'));
    const started: Site[] = [];
    await use(async () => {
      const port = await freePort();
      const website = await startWebsite('website', `${service.url}/api`, folder, {
        METRICS_PORT: String(port),
      });
      const site = { ...website, metrics: `http://127.0.0.1:${port}` };
      started.push(site);
      return site;
    });
    await Promise.all(started.map(({ stop }) => stop()));
    rmSync(folder, { recursive: true, force: true });
  },
});

async function readinessOf({ url }: Site) {
  const response = await fetch(`${url}/-/ready`);
  const { status, degraded } = await response.json();
  const reasons = degraded.map(({ part, reason }: Record<string, string>) => [part, reason]);
  return [response.status, status, reasons];
}

const degradedGauge = async ({ metrics }: Site) =>
  /^website_degraded\{part="content_service"\} (\d)$/m.exec(
    await (await fetch(metrics)).text(),
  )?.[1];

const READY = [200, 'ready', []];
const UNREACHABLE = [['content_service', 'unreachable']];

test('a website with cached pages stays ready without the content service, and reports what is degraded', async ({
  service,
  start,
}) => {
  const site = await start();
  await expect.poll(() => readinessOf(site)).toEqual(READY);
  expect(await degradedGauge(site)).toBe('0');
  expect((await fetch(`${site.url}/articles`)).status).toBe(200);
  await service.stopListening();
  // Requests for other pages detect the outage.
  await expect
    .poll(async () => {
      await fetch(`${site.url}/articles?q=${Math.random()}`);
      return readinessOf(site);
    })
    .toEqual([200, 'ready', UNREACHABLE]);
  expect(await degradedGauge(site)).toBe('1');
  expect((await fetch(`${site.url}/articles`)).status).toBe(200);
  await service.recover();
  await expect.poll(() => readinessOf(site)).toEqual(READY);
  expect(await degradedGauge(site)).toBe('0');
});

test('a website that starts without cached pages is not ready until it reaches the content service', async ({
  service,
  start,
}) => {
  await service.stopListening();
  const site = await start();
  await expect.poll(() => readinessOf(site)).toEqual([503, 'unavailable', UNREACHABLE]);
  // A page without content does not make it ready.
  expect((await fetch(`${site.url}/about`)).status).toBe(200);
  expect(await readinessOf(site)).toEqual([503, 'unavailable', UNREACHABLE]);
  expect((await fetch(`${site.url}/-/live`)).status).toBe(200);
  await service.recover();
  await expect.poll(() => readinessOf(site)).toEqual(READY);
});
