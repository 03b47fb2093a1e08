import { expect } from '@playwright/test';
import { POLLING, test, visit } from './fault-programs.ts';
import { endlessFaults, expectOutageToPass, expensiveFaults, MAX_MS, warmUp } from './outage.ts';

/** The website's own. */
const DEFAULT_LIMIT = { env: { CONTENT_TIMEOUT_MS: '' }, maxMs: MAX_MS };

/** For what is waited for several times. */
const SHORT_LIMIT = { env: { CONTENT_TIMEOUT_MS: '1000' }, maxMs: 1500 };

for (const { faults, limit } of [
  { faults: endlessFaults, limit: SHORT_LIMIT },
  { faults: expensiveFaults, limit: DEFAULT_LIMIT },
]) {
  for (const fault of faults) {
    test(`${fault}: cached pages are served, others return 503 with Retry-After, and the site recovers`, async ({
      service,
      start,
    }) => {
      const { url } = await start(limit.env);
      await expectOutageToPass(url, service, fault, limit.maxMs);
    });
  }
}

test('a hanging content service delays the first request only', async ({ service, start }) => {
  const { url } = await start(DEFAULT_LIMIT.env);
  // A late response to a call made at start-up would show that the service is not down, only slow.
  await expect.poll(service.isIdle, POLLING).toBe(true);
  service.failWith('hanging');
  expect((await visit(`${url}/articles`)).ms).toBeLessThan(MAX_MS);
  const next = await Promise.all(['/events', '/forum', '/'].map((path) => visit(url + path)));
  for (const { ms } of next) expect(ms).toBeLessThan(1000);
});

test('a search of lists names the kinds that timed out, and includes them the next time', async ({
  service,
  start,
}) => {
  const { url } = await start(SHORT_LIMIT.env);
  service.lackPath('/api/search');
  await warmUp(url);
  service.failWith('hanging', (address) => address.includes('=Business&'));
  const { status, text, ms } = await visit(`${url}/search?q=tea`);
  expect([status, ms < SHORT_LIMIT.maxMs]).toEqual([200, true]);
  expect(text).toContain('Not searched this time: Businesses.');
  expect(text).toContain('/search?q=tea&amp;kind=activity');
  await service.recover();
  const again = await visit(`${url}/search?q=tea`);
  expect(again.text).not.toContain('Not searched this time');
  expect(again.text).toContain('/search?q=tea&amp;kind=business');
});
