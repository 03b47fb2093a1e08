import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './fault-programs.ts';
import { type Fault, type FaultProxy, faultNames, startFaultProxy } from './fault-proxy.ts';
import { endlessFaults, expectOutageToPass, expensiveFaults } from './outage.ts';
import type { Website } from './start-website.ts';
import { urls } from './visitor.ts';
import { test } from './worker-programs.ts';

let folder: string;
let service: FaultProxy;
let website: Website | undefined;

// One website that goes through one outage after the other.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'outages-'));
  service = await startFaultProxy(urls.content());
  website = await startSite(service, folder);
});

test.afterAll(async () => {
  await website?.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

// The others are in time-limits.spec.ts.
const slow = new Set<Fault>([...endlessFaults, ...expensiveFaults]);
const faults = faultNames.filter((fault) => !slow.has(fault));

for (const fault of ['refused', ...faults] as const) {
  test(`${fault}: cached pages are served, others return 503 with Retry-After, and the site recovers`, async () => {
    await expectOutageToPass(website?.url ?? '', service, fault);
  });
}
