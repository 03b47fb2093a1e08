import type { Owner } from './account-programs.ts';
import { test as base } from './visitor.ts';
import { visitorAddress } from './visitor-address.ts';

export { expect } from './visitor.ts';

/** A visitor with an account, of a website whose links arrive through a real mail server. */
export const test = base.extend<{ owner: Owner; logs: () => string }>({
  baseURL: async ({ accountPrograms }, use) => use(accountPrograms.site),
  // As a proxy would.
  extraHTTPHeaders: async ({ browserName: _ }, use, { testId }) =>
    use({ 'X-Forwarded-For': visitorAddress(testId) }),
  owner: async ({ accountPrograms }, use, { testId }) =>
    use(await accountPrograms.createOwner(testId)),
  logs: async ({ accountPrograms }, use) => use(accountPrograms.logs),
});
