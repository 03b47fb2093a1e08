import { type Fault, faultNames } from './fault-proxy.ts';
import { endlessFaults, expectOutageToPass, expensiveFaults, useFailingSite } from './outage.ts';
import { test } from './worker-programs.ts';

// The others are in time-limits.spec.ts.
const slow = new Set<Fault>([...endlessFaults, ...expensiveFaults]);
const faults = faultNames.filter((fault) => !slow.has(fault));

const site = useFailingSite();

for (const fault of ['refused', ...faults] as const) {
  test(`${fault}: cached pages are served, others return 503 with Retry-After, and the site recovers`, async () => {
    await expectOutageToPass(site(), fault);
  });
}
