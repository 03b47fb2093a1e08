import { expect } from '@playwright/test';
import { POLLING, test, visit } from './fault-programs.ts';
import {
  endlessFaults,
  expectOutageToPass,
  expensiveFaults,
  MAX_MS,
  useFailingSite,
  warmUp,
} from './outage.ts';

/** The website's default. */
const DEFAULT_LIMIT = { env: { CONTENT_TIMEOUT_MS: '' }, maxMs: MAX_MS };

/** For tests that wait for it several times. */
const SHORT_LIMIT = { env: { CONTENT_TIMEOUT_MS: '1000' }, maxMs: 1500 };

for (const { title, faults, limit } of [
  { title: 'responses without an end', faults: endlessFaults, limit: SHORT_LIMIT },
  { title: 'expensive responses', faults: expensiveFaults, limit: DEFAULT_LIMIT },
]) {
  test.describe(title, () => {
    const site = useFailingSite(limit.env);

    for (const fault of faults) {
      test(`${fault}: cached pages are served, others return 503 with Retry-After, and the site recovers`, async () => {
        await expectOutageToPass(site(), fault, limit.maxMs);
      });
    }
  });
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

for (const attempt of [1, 2, 3]) {
  test(`the first visitors get complete pages although the content service lacks fields (${attempt})`, async ({
    service,
    start,
  }) => {
    service.rejectFields(
      'currency',
      'updatedAt',
      'information',
      'map',
      'is_diyar_partner',
      'time_zone',
      'colour',
    );
    const { url } = await start(DEFAULT_LIMIT.env);
    const paths = [
      '/search?q=tea',
      '/',
      '/events',
      '/businesses/201',
      '/articles/first-week-checklist',
    ];
    const visits = await Promise.all(paths.map((path) => visit(url + path)));
    expect(visits.map(({ status }) => status)).toEqual(paths.map(() => 200));
    for (const { text } of visits) expect(text).not.toContain('role="alert"');
  });
}

test('200 concurrent requests for an uncached page cause one set of calls', async ({
  service,
  start,
}) => {
  const { url } = await start({ ...DEFAULT_LIMIT.env, PAGE_FRESH_SECONDS: '60' });
  let calls = 0;
  service.transformBodies((body) => {
    calls += 1;
    return body;
  });
  // What is read once, for all pages: the sitemap, and what lists can be filtered by.
  await visit(`${url}/sitemap.xml`);
  await visit(`${url}/events`);
  calls = 0;
  await visit(`${url}/events?city=dubai`);
  const callsOfOneVisit = calls;
  calls = 0;
  const page = `${url}/events?city=istanbul`;
  const all = await Promise.all(Array.from({ length: 200 }, () => visit(page)));
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
  expect(calls).toBeLessThanOrEqual(callsOfOneVisit);
});
