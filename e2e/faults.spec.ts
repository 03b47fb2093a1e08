import { createHmac, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test, visit, WEBSITE_TOKEN } from './fault-programs.ts';
import { warmUp } from './outage.ts';

test('a website started while the content service is down serves pages from its cache', async ({
  service,
  start,
}) => {
  const publicUrl = { PUBLIC_URL: 'http://site.example' };
  const first = await start(publicUrl);
  await warmUp(first.url);
  await first.stop();
  await service.stopListening();
  const second = await start(publicUrl);
  await warmUp(second.url);
  expect((await visit(`${second.url}/forum`)).status).toBe(503);
});

for (const processes of ['1', '2']) {
  test(`a notice updates the page at once, with processes: ${processes}`, async ({
    service,
    start,
  }) => {
    const { url } = await start({ PAGE_FRESH_SECONDS: '3600', WEB_CONCURRENCY: processes });
    const changedStates = async () => {
      const visits = await Promise.all(
        Array.from({ length: 8 }, () => visit(`${url}/articles/101`)),
      );
      return new Set(visits.map(({ text }) => text.includes('A title just changed')));
    };
    expect(await changedStates()).toEqual(new Set([false]));
    service.transformBodies((body) =>
      body.replace(/"title":"[^"]*"/g, '"title":"A title just changed"'),
    );
    // Without a notice the cached page stays; a process without it renders it now.
    expect(await changedStates()).toContain(false);

    const body = JSON.stringify({
      id: randomUUID(),
      at: new Date().toISOString(),
      changes: [{ type: 'post', id: 101, kind: 'Article', slug: 'first-week-checklist' }],
    });
    const signature = `sha256=${createHmac('sha256', WEBSITE_TOKEN).update(body).digest('hex')}`;
    const headers = { 'X-Signature': signature };
    const response = await fetch(`${url}/-/changes`, { method: 'POST', body, headers });
    expect(response.status).toBe(204);
    await expect.poll(changedStates, { timeout: 40_000 }).toEqual(new Set([true]));
  });
}
